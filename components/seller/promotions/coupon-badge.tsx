import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { CouponState } from '@/lib/api/schemas/coupons/terms';

const tones = {
  planned: 'info',
  running: 'good',
  paused: 'warn',
  used_up: 'neutral',
  ended: 'neutral',
} as const;

export function CouponBadge({ state }: { state: CouponState }) {
  const t = useTranslations('seller_coupons');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
