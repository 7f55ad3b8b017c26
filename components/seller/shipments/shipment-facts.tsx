'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import type { SellerShipmentSummary } from '@/lib/api/schemas/seller/shipments';
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

/** Until when the next step is due, and whether it is late. */
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

/** The first item of a shipment, and how many more there are. */
export function ItemsInShort({ items, quantity }: SellerShipmentSummary) {
  const t = useTranslations('seller_shipments');
  const [first, ...more] = items;
  return (
    <span className="flex min-w-0 flex-col">
      <span className="line-clamp-2">{first?.name}</span>
      <span className="text-sm text-ink-soft">
        {t('units', { count: quantity })}
        {more.length > 0 && ` · ${t('more_items', { count: more.length })}`}
      </span>
    </span>
  );
}
