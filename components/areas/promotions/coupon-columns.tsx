'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Column } from '@/components/areas/table/description';
import { Badge } from '@/components/ui/badge';
import type { Coupon } from '@/lib/contract/schemas/coupons/manage';
import type { CouponState } from '@/lib/contract/schemas/coupons/terms';

const tones = {
  running: 'good',
  planned: 'info',
  paused: 'accent',
  used_up: 'neutral',
  ended: 'neutral',
} as const;

export function CouponBadge({ state }: { state: CouponState }) {
  const t = useTranslations('coupon_form');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}

/** The columns of coupons in both areas. */
export function useCouponColumns(code: {
  href?: (coupon: Coupon) => string;
  cell?: (coupon: Coupon) => ReactNode;
}): Column<Coupon>[] {
  const t = useTranslations('coupon_form');
  return [
    {
      key: 'code',
      label: t('fields.code'),
      kind: 'link',
      value: (coupon) => coupon.code,
      ...code,
      card: 'title',
    },
    { key: 'text', label: t('columns.text'), value: ({ text }) => text, card: 'line' },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      value: ({ state }) => t(`states.${state}`),
      cell: ({ state }) => <CouponBadge state={state} />,
      card: 'state',
    },
    {
      key: 'starts',
      label: t('fields.starts_at'),
      kind: 'date',
      value: ({ starts_at: at }) => at,
    },
    { key: 'ends', label: t('fields.ends_at'), kind: 'date', value: ({ ends_at: at }) => at },
    { key: 'used', label: t('columns.used'), kind: 'number', value: ({ used }) => used },
    {
      key: 'allowed',
      label: t('fields.uses_allowed'),
      kind: 'number',
      value: ({ uses_allowed: allowed }) => allowed,
      isHidden: true,
    },
    {
      key: 'cost',
      label: t('columns.cost'),
      kind: 'amount',
      value: ({ discount_given: cost }) => cost,
      card: 'amount',
    },
  ];
}
