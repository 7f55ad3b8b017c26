import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { CouponState } from '@/lib/api/schemas/coupons/terms';
import type { DealRow } from '@/lib/api/schemas/promotions/deals';

const ofCoupons = {
  planned: 'info',
  running: 'good',
  paused: 'warn',
  used_up: 'neutral',
  ended: 'neutral',
} as const;

export function CouponBadge({ state }: { state: CouponState }) {
  const t = useTranslations('seller_coupons');
  return <Badge tone={ofCoupons[state]}>{t(`state.${state}`)}</Badge>;
}

const ofDeals = { running: 'good', coming: 'info', ended: 'neutral' } as const;

export function DealBadge({ deal }: { deal: Pick<DealRow, 'state' | 'ended_at'> }) {
  const t = useTranslations('seller_deals');
  const { state, ended_at } = deal;
  return <Badge tone={ofDeals[state]}>{t(ended_at ? 'ended_early' : `state.${state}`)}</Badge>;
}
