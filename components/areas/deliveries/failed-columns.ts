'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Choice, Column } from '@/components/areas/table/description';
import { type FailedDelivery, nextMoves } from '@/lib/contract/schemas/orders/failed-deliveries';
import { failureReasons } from '@/lib/contract/schemas/orders/scans';
import { date } from '@/lib/storefront/format';
import { noonOf } from '@/lib/time/india';

/** Returns the columns of failed deliveries; the order leads to the page of the area. */
export function useFailedColumns(
  href: (delivery: FailedDelivery) => string,
): Column<FailedDelivery>[] {
  const t = useTranslations('failed_deliveries');
  const lang = useLocale();
  const wanted = ({ chosen }: FailedDelivery) => {
    if (!chosen) return '';
    if (!chosen.day) return t('not_wanted');
    const day = date(noonOf(chosen.day).toISOString(), lang);
    return chosen.address ? `${day}, ${chosen.address}` : day;
  };
  return [
    {
      key: 'order',
      label: t('columns.order'),
      kind: 'link',
      value: ({ order_number: number }) => number,
      href,
      card: 'title',
    },
    {
      key: 'next',
      label: t('columns.next'),
      value: ({ next }) => t(`next.${next}`),
      card: 'state',
    },
    {
      key: 'since',
      label: t('columns.since'),
      kind: 'date',
      value: ({ failed_at: at }) => at,
      card: 'amount',
    },
    {
      key: 'reason',
      label: t('columns.reason'),
      value: ({ reason }) => t(`why.${reason ?? 'other'}`),
      card: 'line',
    },
    {
      key: 'attempts',
      label: t('columns.attempts'),
      kind: 'number',
      value: ({ attempts }) => attempts,
    },
    { key: 'wanted', label: t('columns.wanted'), value: wanted, width: 260 },
    {
      key: 'place',
      label: t('columns.place'),
      value: ({ city, pincode }) => `${city} ${pincode}`,
    },
    {
      key: 'carrier',
      label: t('columns.carrier'),
      value: ({ carrier, awb }) => (carrier && awb ? `${carrier}, ${awb}` : ''),
    },
  ];
}

type ByChoice<Name> = { kind: 'choice'; name: Name; label: string; options: readonly Choice[] };

/** Returns the filters of failed deliveries by whose turn it is and by reason. */
export function useFailedFilters(): [ByChoice<'next'>, ByChoice<'reason'>] {
  const t = useTranslations('failed_deliveries');
  return [
    {
      kind: 'choice',
      name: 'next',
      label: t('columns.next'),
      options: (['waiting', ...nextMoves] as const).map((value) => ({
        value,
        label: t(`next.${value}`),
      })),
    },
    {
      kind: 'choice',
      name: 'reason',
      label: t('columns.reason'),
      options: failureReasons.map((value) => ({ value, label: t(`why.${value}`) })),
    },
  ];
}
