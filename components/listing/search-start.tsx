import { getTranslations } from 'next-intl/server';
import { ProductShelf } from '@/components/home/product-shelf';
import { PopularCategories } from './popular-categories';

/** The search page before anything is typed: popular categories and searches. */
export async function SearchStart() {
  const t = await getTranslations('listing');
  return (
    <>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('search_start')}</h1>
        <p className="max-w-prose text-ink-soft">{t('search_start_hint')}</p>
      </header>
      <PopularCategories />
      <ProductShelf section="best_selling" look="grid" />
      <ProductShelf section="top_rated" />
    </>
  );
}
