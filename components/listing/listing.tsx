import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { emptyList } from '@/components/listing/empty-list';
import { otherSearches } from '@/components/listing/other-searches-of';
import { ProductShelf } from '@/components/product/card/product-shelf';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchX, SlidersHorizontal, X } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import type { ProductList } from '@/lib/contract/schemas/catalog';
import type { Understood } from '@/lib/contract/schemas/understood';
import type { ProductPage } from '@/lib/storefront/catalog/queries.server';
import { getShelves } from '@/lib/storefront/catalog/shelves.server';
import {
  activeFilters,
  changed,
  type ListingQuery,
  type ListScope,
  listingHref,
  unfiltered,
} from '@/lib/storefront/listing/listing';
import { ActiveFilters } from './filters/active-filters';
import { Facets } from './filters/facets';
import { FilterPanel } from './filters/filter-panel';
import { ListLink } from './list-link';
import { ListingFrame } from './listing-frame';
import { PopularCategories } from './popular-categories';
import { Results } from './results';
import { Sorting } from './sorting';

type Props = { scope: ListScope; query: ListingQuery; list: ProductPage };

/** Products with their filters, sorting and pages; all state is in the address. */
export function Listing({ scope, query, list }: Props) {
  const t = useTranslations('listing');
  const { path } = scope;
  const chosen = activeFilters(query).length;
  const asked = list.understood?.filters.length ?? 0;
  // An empty list without filters shows neither sorting nor filters.
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
      className="group/list grid items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-5"
    >
      <Filters scope={scope} query={query} list={list} />
      <section
        id="results"
        data-results
        tabIndex={-1}
        aria-label={t('results')}
        className="flex min-w-0 flex-col gap-2 outline-none sm:gap-4"
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

type NothingFoundProps = { path: string; query: ListingQuery; understood?: Understood | null };

/** Shown if no product matches, with other searches, links, and for a search what is popular. */
async function NothingFound({ path, query, understood }: NothingFoundProps) {
  const [t, shelves] = await Promise.all([
    getTranslations('listing'),
    query.search ? getShelves({ best_selling: 'row' }) : undefined,
  ]);
  const { hint, onward, href } = emptyList(path, query);
  const missing = understood?.missing ?? [];
  return (
    <div className="flex flex-col gap-8">
      <EmptyState icon={SearchX} level={2} title={t('none')} hint={t(hint)}>
        {missing.length > 0 && <p>{t('missing_title', { words: missing.join(', ') })}</p>}
        {query.search && <OtherSearches query={query} understood={understood} />}
        <Button asChild>
          <Link href={href}>{t(onward)}</Link>
        </Button>
      </EmptyState>
      <PopularCategories />
      {shelves && <ProductShelf section="best_selling" products={shelves.best_selling} />}
    </div>
  );
}

type OtherSearchesProps = { query: ListingQuery; understood: Understood | null | undefined };

/** Links to searches that may have results if this one has none. */
async function OtherSearches({ query, understood }: OtherSearchesProps) {
  const t = await getTranslations('listing');
  const searches = otherSearches(query, understood);
  if (!searches.length) return null;
  return (
    <nav aria-label={t('try_instead')} className="flex flex-col items-center gap-2">
      <p className="font-semibold">{t('try_instead')}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {searches.map((search) => (
          <li key={search}>
            <Link
              href={listingHref('/search', { search })}
              className="inline-flex min-h-11 items-center rounded-full bg-sunken px-3.5 text-sm font-medium hover:bg-line"
            >
              {search}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FiltersProps = { scope: ListScope; query: ListingQuery; list: ProductPage };

/** The filters with their heading and, on a phone, a button back to the products. */
function Filters({ scope, query, list }: FiltersProps) {
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

type SearchNoticesProps = {
  path: string;
  query: ListingQuery;
  list: Pick<ProductList, 'understood' | 'understood_as'>;
};

/** States what is not sold here, and how a search was understood if not as typed. */
function SearchNotices({ path, query, list }: SearchNoticesProps) {
  const t = useTranslations('listing');
  const { search: typed } = query;
  if (!typed) return null;
  const { understood, understood_as } = list;
  const meant = understood ? understood.corrected : understood_as;
  const missing = understood?.missing ?? [];
  // Words reported as missing are not also reported as left out.
  const named = new Set(missing.flatMap((words) => words.split(' ')));
  const dropped = (understood?.dropped ?? []).filter((word) => !named.has(word));
  if (!meant && missing.length === 0 && dropped.length === 0 && !query.exact) return null;
  const b = (text: ReactNode) => <b>{text}</b>;
  const widened = query.exact === undefined;
  // The "search exactly" link is useless if the search was read as typed.
  const isRead = Boolean(meant) || dropped.length > 0 || !widened;
  return (
    <Notice>
      {missing.length > 0 && <p>{t.rich('missing', { words: missing.join(', '), b })}</p>}
      {meant && <p>{t.rich('understood_as', { meant, b })}</p>}
      {dropped.length > 0 && <p>{t.rich('left_out', { words: dropped.join(', '), b })}</p>}
      {!widened && <p>{t.rich('exactly', { typed, b })}</p>}
      {isRead && (
        <ListLink
          href={listingHref(path, changed(query, { exact: widened ? '1' : undefined }))}
          focusKey="exact"
          className="text-button"
        >
          {t(widened ? 'search_instead' : 'search_widely', { typed })}
        </ListLink>
      )}
    </Notice>
  );
}
