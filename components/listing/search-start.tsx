import { getTranslations } from 'next-intl/server';
import { ProductShelf } from '@/components/product/card/product-shelf';
import { getShelves } from '@/lib/storefront/catalog/shelves.server';
import { PopularCategories } from './popular-categories';

/** The search page before anything is typed: popular categories and searches. */
export async function SearchStart() {
  const [t, shelves] = await Promise.all([
    getTranslations('listing'),
    getShelves({ best_selling: 'grid', top_rated: 'row' }),
  ]);
  return (
    <>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('search_start')}</h1>
        <p className="max-w-prose text-ink-soft">{t('search_start_hint')}</p>
      </header>
      <PopularCategories />
      <ProductShelf section="best_selling" look="grid" products={shelves.best_selling} />
      <ProductShelf section="top_rated" products={shelves.top_rated} />
    </>
  );
}
