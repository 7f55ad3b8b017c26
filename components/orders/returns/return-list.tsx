'use client';

import { useTranslations } from 'next-intl';
import { useOrderReturns } from '@/lib/storefront/orders/use-returns';
import { ReturnCard } from './return-card';

/** The returns of an order; nothing where there are none. */
export function ReturnList({ number }: { number: string }) {
  const t = useTranslations('returns');
  const { data } = useOrderReturns(number);
  if (!data?.returns.length) return null;
  return (
    <section id="returns" aria-label={t('list')} className="flex scroll-mt-24 flex-col gap-4">
      {data.returns.map((one) => (
        <ReturnCard key={one.id} number={number} shown={one} most={data.most_pictures} />
      ))}
    </section>
  );
}
