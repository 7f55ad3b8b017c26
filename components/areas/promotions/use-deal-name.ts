'use client';

import { useTranslations } from 'next-intl';
import type { DealRow } from '@/lib/api/schemas/promotions/deals';

/** What a deal is called: its own name, else its first product and how many more. */
export function useDealName(): (deal: Pick<DealRow, 'name' | 'skus' | 'first'>) => string {
  const t = useTranslations('seller_deals');
  return ({ name, skus, first }) =>
    name ?? (skus > 1 ? t('and_more', { name: first.name, more: skus - 1 }) : first.name);
}
