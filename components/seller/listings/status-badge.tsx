import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { ListingStatus } from '@/lib/contract/schemas/seller/listing-states';

const tones = {
  draft: 'neutral',
  in_review: 'warn',
  live: 'good',
  paused: 'neutral',
  rejected: 'bad',
  archived: 'neutral',
} as const;

export function StatusBadge({ status }: { status: ListingStatus }) {
  const t = useTranslations('seller_listings');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
