import { useTranslations } from 'next-intl';
import type { ProductList } from '@/lib/api/schemas/catalog';
import {
  activeFilters,
  type ListingQuery,
  listingHref,
  unfiltered,
} from '@/lib/storefront/listing/listing';
import { ListLink } from '../list-link';
import { FilterChip } from './filter-chip';
import { FilterName } from './filter-name';
import { UnderstoodFilters } from './understood-filters';

type Props = {
  path: string;
  query: ListingQuery;
  list: Pick<ProductList, 'facets' | 'understood'>;
};

/** The active filters as chips, each removable: those of the search's words, then the chosen ones. */
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
