import { SlidersHorizontal, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ProductPage } from '@/lib/storefront/catalog/queries.server';
import {
  activeFilters,
  type ListingQuery,
  type ListScope,
  listingHref,
  unfiltered,
} from '@/lib/storefront/listing/listing';
import { ListLink } from '../list-link';
import { Facets } from './facets';
import { FilterPanel } from './filter-panel';

type Props = { scope: ListScope; query: ListingQuery; list: ProductPage };

/** The filters with their heading and, on a phone, a button back to the products. */
export function Filters({ scope, query, list }: Props) {
  const t = useTranslations('listing');
  const active = activeFilters(query).length > 0;
  const clear = (className: string) =>
    active && (
      <ListLink
        href={listingHref(scope.path, unfiltered(query))}
        focusKey="clear-all"
        className={`min-h-11 items-center font-semibold text-brand hover:underline ${className}`}
      >
        {t('clear_all')}
      </ListLink>
    );
  return (
    <FilterPanel label={t('filters')}>
      <div className="flex min-h-14 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4 lg:pr-4">
        <SlidersHorizontal aria-hidden className="size-4 text-brand" />
        <h2 className="mr-auto text-lg font-bold">{t('filters')}</h2>
        {clear('hidden text-sm lg:inline-flex')}
        <a
          href="#results"
          data-sheet="close"
          aria-label={t('close_filters')}
          className="grid size-11 place-items-center rounded-control hover:bg-sunken lg:hidden"
        >
          <X aria-hidden className="size-5" />
        </a>
      </div>
      <div data-scrolls className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-2">
        <Facets scope={scope} query={query} list={list} />
      </div>
      <div className="flex shrink-0 gap-3 border-t border-line p-3 lg:hidden">
        {clear('inline-flex px-4')}
        <Button asChild className="flex-1">
          <a href="#results" data-sheet="close">
            {t('show_products', { count: list.total })}
          </a>
        </Button>
      </div>
    </FilterPanel>
  );
}
