'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Check } from '@/components/ui/icons';
import type { Shipment } from '@/lib/contract/schemas/orders';
import { milestonesOf } from './order-progress';
import { Timeline } from './timeline';

type Props = {
  shipment: Pick<Shipment, 'status' | 'timeline'>;
  /** True if the dated updates are shown without a click. */
  isOpen?: boolean;
};

/** How far a shipment is, in four steps; its dated updates fold out below. */
export function ShipmentProgress({ shipment, isOpen }: Props) {
  const t = useTranslations('orders');
  return (
    <div className="flex flex-col gap-1">
      <ol aria-label={t('progress')} className="grid grid-cols-4">
        {milestonesOf(shipment).map(({ status, isReached }) => (
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
                isReached ? 'border-good bg-good text-card' : 'border-line-strong bg-card',
              )}
            >
              {isReached && <Check className="size-3" strokeWidth={3} />}
            </span>
            <span>{t(`milestones.${status}`)}</span>
            {!isReached && <span className="sr-only"> ({t('ahead')})</span>}
          </li>
        ))}
      </ol>
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
