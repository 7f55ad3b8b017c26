'use client';

import clsx from 'clsx';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import type { SellerShipmentSummary } from '@/lib/contract/schemas/seller/shipments';
import { dateTime } from '@/lib/storefront/format';

const tones: Partial<Record<ShipmentStatus, 'good' | 'bad' | 'warn' | 'info'>> = {
  placed: 'warn',
  confirmed: 'warn',
  packed: 'warn',
  shipped: 'info',
  out_for_delivery: 'info',
  delivered: 'good',
  delivery_failed: 'bad',
};

export function StatusBadge({ status }: { status: ShipmentStatus }) {
  const t = useTranslations('seller_shipments');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

/** The deadline of the next step, and whether it is overdue. */
export function Clock({ clock }: Pick<SellerShipmentSummary, 'clock'>) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  if (!clock) return null;
  const date = dateTime(clock.due_at, lang);
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm text-pretty">
      {clock.is_late && <Badge tone="bad">{t('is_late')}</Badge>}
      <span className={clock.is_late ? 'text-bad' : 'text-ink-soft'}>
        {t(clock.step === 'confirm' ? 'confirm_by' : 'ship_by', { date })}
      </span>
    </span>
  );
}

/** The time until the deadline of the next step; past ones are red. */
export function DueIn({ clock }: Pick<SellerShipmentSummary, 'clock'>) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const format = useFormatter();
  if (!clock) return <span className="text-ink-soft">–</span>;
  const { due_at: due, is_late: isLate, step } = clock;
  return (
    <span
      title={t(step === 'confirm' ? 'confirm_by' : 'ship_by', { date: dateTime(due, lang) })}
      className={clsx('whitespace-nowrap', isLate && 'font-semibold text-bad')}
    >
      {format.relativeTime(new Date(due), new Date())}
    </span>
  );
}
