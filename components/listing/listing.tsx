import { useTranslations } from 'next-intl';
import { ProductGrid } from '@/components/product/product-grid';
import type { ProductPage } from '@/lib/storefront/catalog';
import type { ListingQuery } from '@/lib/storefront/listing';
import { ActiveFilters } from './active-filters';
import { Filters } from './filters';
import { NothingFound } from './nothing-found';
import { Pagination } from './pagination';
import { Sorting } from './sorting';

export type ListingProps = {
  /** Where changed lists are found, e.g. /category/sarees. */
  path: string;
  query: ListingQuery;
  list: ProductPage;
};

/** Products with their filters, sorting and pages; all of its state is in the address. */
export function Listing({ path, query, list }: ListingProps) {
  const t = useTranslations('listing');
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <Filters path={path} query={query} />
      <section aria-label={t('results')} className="flex min-w-0 flex-col gap-4">
        <Sorting path={path} query={query} />
        <ActiveFilters path={path} query={query} />
        {list.products.length ? (
          <ProductGrid products={list.products} inSight={4} />
        ) : (
          <NothingFound path={path} query={query} />
        )}
        <Pagination path={path} query={query} list={list} />
      </section>
    </div>
  );
}
