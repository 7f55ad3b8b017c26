import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { DealRow } from '@/lib/api/schemas/promotions/deals';

const tones = { running: 'good', coming: 'info', ended: 'neutral' } as const;

export function DealBadge({ deal }: { deal: Pick<DealRow, 'state' | 'ended_at'> }) {
  const t = useTranslations('seller_deals');
  const { state, ended_at } = deal;
  return <Badge tone={tones[state]}>{t(ended_at ? 'ended_early' : `state.${state}`)}</Badge>;
}
