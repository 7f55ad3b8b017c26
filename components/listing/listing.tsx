import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ProductPage } from '@/lib/storefront/catalog/queries.server';
import {
  activeFilters,
  type ListingQuery,
  type ListScope,
  listingHref,
} from '@/lib/storefront/listing/listing';
import { ActiveFilters } from './filters/active-filters';
import { Filters } from './filters/filters';
import { ListingFrame } from './listing-frame';
import { NothingFound } from './nothing-found';
import { Results } from './results';
import { SearchNotices } from './search-notices';
import { Sorting } from './sorting';

type Props = { scope: ListScope; query: ListingQuery; list: ProductPage };

/** Products with their filters, sorting and pages; all of its state is in the address. */
export function Listing({ scope, query, list }: Props) {
  const t = useTranslations('listing');
  const { path } = scope;
  const chosen = activeFilters(query).length;
  const asked = list.understood?.filters.length ?? 0;
  // Nothing to sort or to filter: then neither is offered.
  if (!list.total && !chosen && !asked) {
    return (
      <section id="results" aria-label={t('results')}>
        <NothingFound path={path} query={query} understood={list.understood} />
      </section>
    );
  }
  return (
    <ListingFrame
      at={listingHref(path, query)}
      className="group/list grid items-start gap-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8"
    >
      <Filters scope={scope} query={query} list={list} />
      <section
        id="results"
        data-results
        tabIndex={-1}
        aria-label={t('results')}
        className="flex min-w-0 flex-col gap-4 outline-none"
      >
        <h2 className="sr-only">{t('results')}</h2>
        <p role="status" className="sr-only">
          {t('count', { count: list.total })}
        </p>
        <div className="list-bar">
          <a href="#filters" data-sheet="open" className="bar-button flex-1 lg:hidden">
            <SlidersHorizontal aria-hidden className="size-4 shrink-0 text-brand" />
            {t('filters_chosen', { count: chosen })}
          </a>
          <Sorting path={path} query={query} byWords={list.understood?.sort} />
        </div>
        <SearchNotices path={path} query={query} list={list} />
        <ActiveFilters path={path} query={query} list={list} />
        <div className="flex flex-col gap-4 transition-opacity group-data-pending/list:opacity-50">
          {list.products.length > 0 && list.understood?.missing.length ? (
            <h2 className="text-lg font-bold">{t('near')}</h2>
          ) : null}
          {list.products.length ? (
            <Results scope={scope} query={query} list={list} />
          ) : (
            <NothingFound path={path} query={query} understood={list.understood} />
          )}
        </div>
      </section>
    </ListingFrame>
  );
}
