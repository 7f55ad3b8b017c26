'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { type ProgressStep, progressOf } from '@/components/orders/shipments/order-progress';
import type { Icon } from '@/components/ui/icon';
import { Check, Clock3, Undo2, X } from '@/components/ui/icons';
import { Whole } from '@/components/ui/whole';
import type { Shipment, ShipmentStatus } from '@/lib/contract/schemas/orders';
import { dateTime } from '@/lib/storefront/format';

/** The timeline of a shipment: past, present and future statuses. */
export function Timeline({ shipment }: { shipment: Pick<Shipment, 'status' | 'timeline'> }) {
  const t = useTranslations('orders');
  const steps = progressOf(shipment);
  return (
    <ol aria-label={t('timeline')} className="flex flex-col">
      {steps.map((step, index) => (
        <Step
          key={`${step.status}-${step.at}`}
          step={step}
          isLast={index === steps.length - 1}
          leadsOn={steps[index + 1]?.state !== 'ahead'}
        />
      ))}
    </ol>
  );
}

const good = 'border-good bg-good text-card';
const bad = 'border-bad bg-bad text-card';

/** Icons of the exceptional statuses. */
const faces: Partial<Record<ShipmentStatus, [icon: Icon, tone: string]>> = {
  cancelled: [X, bad],
  delivery_failed: [X, bad],
  returned: [Undo2, 'border-ink-soft bg-ink-soft text-card'],
};
const unpaid: [Icon, string] = [Clock3, 'border-warn bg-warn text-card'];

function faceOf({ status, state, cancelled }: ProgressStep): [icon: Icon, tone: string] {
  if (cancelled) return [X, bad];
  if (status === 'pending_payment' && state === 'current') return unpaid;
  return faces[status] ?? [Check, good];
}

function Step({
  step,
  isLast,
  leadsOn,
}: {
  step: ProgressStep;
  isLast: boolean;
  leadsOn: boolean;
}) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const ahead = step.state === 'ahead';
  const [Icon, tone] = faceOf(step);
  const isPaid = step.status === 'pending_payment' && step.state === 'done';
  return (
    <li
      className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3"
      aria-current={step.state === 'current' ? 'step' : undefined}
    >
      <span aria-hidden className="flex flex-col items-center">
        <span
          className={clsx(
            'grid size-6 place-items-center rounded-full border-2',
            ahead ? 'border-line-strong bg-card' : tone,
          )}
        >
          {!ahead && <Icon className="size-3.5" strokeWidth={3} />}
        </span>
        {!isLast && (
          <span className={clsx('w-0.5 flex-1', leadsOn && !ahead ? 'bg-good' : 'bg-line')} />
        )}
      </span>
      <span className={clsx('flex flex-col', !isLast && 'pb-5')}>
        <span className={clsx(ahead && 'text-ink-soft', step.state === 'current' && 'font-bold')}>
          <span>
            {step.cancelled
              ? t('pieces_cancelled', { count: quantityIn(step.cancelled) })
              : t(isPaid ? 'payment_received' : `status.${step.status}`)}
          </span>
          {ahead && <span className="sr-only"> ({t('ahead')})</span>}
        </span>
        {step.at && (
          <Whole as="time" dateTime={step.at} className="text-sm text-ink-soft">
            {dateTime(step.at, locale)}
          </Whole>
        )}
        {step.cancelled && (
          <span className="text-sm text-ink-soft">
            {step.cancelled.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ')}
          </span>
        )}
        {step.note && <span className="text-sm text-ink-soft">{step.note}</span>}
      </span>
    </li>
  );
}

const quantityIn = (cancelled: { quantity: number }[]) =>
  cancelled.reduce((sum, { quantity }) => sum + quantity, 0);
