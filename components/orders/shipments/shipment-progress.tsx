'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Check, Undo2, X } from '@/components/ui/icons';
import type { Shipment } from '@/lib/contract/schemas/orders';
import { milestonesOf } from './order-progress';
import { Timeline } from './timeline';

type Props = {
  shipment: Pick<Shipment, 'status' | 'timeline'>;
  /** True if the dated updates are shown without a click. */
  isOpen?: boolean;
};

const done = { icon: Check, tone: 'border-good bg-good text-card' };
const faces = {
  cancelled: { icon: X, tone: 'border-bad bg-bad text-card' },
  returned: { icon: Undo2, tone: 'border-ink-soft bg-ink-soft text-card' },
};

const faceOf = (status: string) => faces[status as keyof typeof faces] ?? done;

/** How far a shipment is, in at most five steps; its dated updates fold out below. */
export function ShipmentProgress({ shipment, isOpen }: Props) {
  const t = useTranslations('orders');
  return (
    <div className="flex flex-col gap-1">
      <ol aria-label={t('progress')} className="grid auto-cols-fr grid-flow-col">
        {milestonesOf(shipment).map(({ status, isReached }) => {
          const { icon: Icon, tone } = faceOf(status);
          return (
            <li
              key={status}
              className={clsx(
                'relative flex flex-col items-center gap-1 text-center text-xs',
                'before:absolute before:top-2.25 before:right-[calc(50%+0.625rem)] before:h-0.5 before:w-[calc(100%-1.25rem)] first:before:hidden',
                isReached ? 'font-medium before:bg-good' : 'text-ink-soft before:bg-line',
              )}
            >
              <span
                aria-hidden
                className={clsx(
                  'relative grid size-5 place-items-center rounded-full border-2',
                  isReached ? tone : 'border-line-strong bg-card',
                )}
              >
                {isReached && <Icon className="size-3" strokeWidth={3} />}
              </span>
              <span>{t(`milestones.${status}`)}</span>
              {!isReached && <span className="sr-only"> ({t('ahead')})</span>}
            </li>
          );
        })}
      </ol>
      {shipment.status === 'returned' && <p className="text-sm">{t('went_back')}</p>}
      <details open={isOpen} className="print:hidden">
        <summary className="-mb-2 inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand hover:underline">
          {t('all_updates')}
        </summary>
        <div className="pt-4">
          <Timeline shipment={shipment} />
        </div>
      </details>
    </div>
  );
}
