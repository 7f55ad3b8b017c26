'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { SellerSettlement } from '@/lib/contract/schemas/seller/money';

const tones = {
  draft: 'neutral',
  approved: 'info',
  paying: 'info',
  exported: 'info',
  paid: 'good',
  failed: 'bad',
} as const;

export function StatusBadge({ status }: Pick<SellerSettlement, 'status'>) {
  const t = useTranslations('seller_money');
  return <Badge tone={tones[status]}>{t(`status_${status}`)}</Badge>;
}
