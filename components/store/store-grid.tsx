import { useLocale, useTranslations } from 'next-intl';
import type { Store } from '@/lib/api/schemas/catalog';
import { stateName } from '@/lib/storefront/catalog/states';
import { StoreCard } from './store-card';

type Props = { stores: Store[]; level?: 2 | 3 };

/** `level` is that of the stores' headings. */
export function StoreGrid({ stores, level }: Props) {
  const t = useTranslations('store');
  const locale = useLocale();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {stores.map(({ id, slug, name, logo, banner, city, state, rating, ...counts }) => (
        <StoreCard
          key={id}
          store={{ slug, name, logo, banner, rating, totalReviews: counts.total_reviews }}
          place={`${city}, ${stateName(state, locale)}`}
          products={t('products', { count: counts.product_count })}
          level={level}
        />
      ))}
    </ul>
  );
}
