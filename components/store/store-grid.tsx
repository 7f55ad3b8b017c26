import { useLocale, useTranslations } from 'next-intl';
import type { Store } from '@/lib/contract/schemas/catalog';
import { placeLine } from '@/lib/i18n/cities/place-line';
import { StoreCard } from './store-card';

type Props = { stores: Store[]; level?: 2 | 3 };

/** `level` is the level of the stores' headings. */
export function StoreGrid({ stores, level }: Props) {
  const t = useTranslations('store');
  const locale = useLocale();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {stores.map(({ id, slug, name, logo, banner, city, state, rating, ...counts }) => (
        <StoreCard
          key={id}
          store={{ slug, name, logo, banner, rating, totalReviews: counts.total_reviews }}
          place={placeLine({ city, state }, locale)}
          products={t('products', { count: counts.product_count })}
          level={level}
        />
      ))}
    </ul>
  );
}
