'use client';

import { useTranslations } from 'next-intl';
import type { DealRow } from '@/lib/contract/schemas/promotions/deals';

/** Returns a function that names a deal: its own name, else its first product and the number of others. */
export function useDealName(): (deal: Pick<DealRow, 'name' | 'skus' | 'first'>) => string {
  const t = useTranslations('seller_deals');
  return ({ name, skus, first }) =>
    name ?? (skus > 1 ? t('and_more', { name: first.name, more: skus - 1 }) : first.name);
}
