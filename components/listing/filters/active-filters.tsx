import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { X } from '@/components/ui/icons';
import type { ProductList } from '@/lib/contract/schemas/catalog';
import type { Understood } from '@/lib/contract/schemas/understood';
import {
  activeFilters,
  changed,
  type ListingQuery,
  listingHref,
  unfiltered,
} from '@/lib/storefront/listing/listing';
import { ListLink } from '../list-link';
import { FilterName } from './filter-name';

type Props = {
  path: string;
  query: ListingQuery;
  list: Pick<ProductList, 'facets' | 'understood'>;
};

/** The active filters as removable chips: first those read from the search's words, then the chosen ones. */
export function ActiveFilters({ path, query, list }: Props) {
  const t = useTranslations('listing');
  const { facets, understood } = list;
  const active = activeFilters(query);
  const isUnderstood = understood && (understood.filters.length > 0 || understood.sort);
  if (!active.length && !isUnderstood) return null;
  const known = { category: facets.categories, brand: facets.brands, store: facets.stores };
  const labelOf = (name: string, value: string) =>
    name === 'delivery_days'
      ? t('is.delivery_days', { days: Number(value), pincode: query.pincode ?? '' })
      : known[name as keyof typeof known]?.find(({ slug }) => slug === value)?.name;
  return (
    <ul aria-label={t('active')} className="flex flex-wrap items-center gap-2">
      {isUnderstood && <UnderstoodFilters path={path} query={query} understood={understood} />}
      {active.map(({ name, value, without }) => (
        <li key={`${name}=${value}`}>
          <FilterChip href={listingHref(path, without)} focusKey={`chip ${name}=${value}`}>
            <FilterName name={name} value={value} label={labelOf(name, value)} />
          </FilterChip>
        </li>
      ))}
      {active.length > 0 && (
        <li>
          <ListLink
            href={listingHref(path, unfiltered(query))}
            focusKey="clear-all"
            className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-brand hover:underline"
          >
            {t('clear_all')}
          </ListLink>
        </li>
      )}
    </ul>
  );
}

type FilterChipProps = { href: string; focusKey: string; children: ReactNode };

/** A chip whose link removes its filter. */
function FilterChip({ href, focusKey, children }: FilterChipProps) {
  const t = useTranslations('listing');
  return (
    <ListLink
      href={href}
      focusKey={focusKey}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sunken px-3.5 text-sm font-medium hover:bg-line"
    >
      <span className="sr-only">{t('remove')} </span>
      {children}
      <X aria-hidden className="size-4" />
    </ListLink>
  );
}

type UnderstoodFiltersProps = { path: string; query: ListingQuery; understood: Understood };

/** Filters read from the search's words, a chip each; removing one searches for the other words. */
function UnderstoodFilters({ path, query, understood }: UnderstoodFiltersProps) {
  const t = useTranslations('listing');
  const { filters, sort } = understood;
  const hrefWithout = (search: string) =>
    search
      ? listingHref(path, changed(query, { search }))
      : listingHref('/products', changed(query, { search: undefined, exact: undefined }));
  return (
    <>
      {filters.map(({ kind, value, words, without }) => (
        <li key={`${kind} ${words}`}>
          <FilterChip href={hrefWithout(without)} focusKey={`chip understood ${kind} ${value}`}>
            <FilterName name={kind} value={String(value)} />
          </FilterChip>
        </li>
      ))}
      {sort && (
        <li>
          <FilterChip href={hrefWithout(sort.without)} focusKey="chip understood sort">
            {t(`sorted.${sort.value}`)}
          </FilterChip>
        </li>
      )}
    </>
  );
}
