import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Facets } from '@/lib/api/schemas/facets';
import {
  activeFilters,
  type ListingQuery,
  listingHref,
  unfiltered,
} from '@/lib/storefront/listing/listing';
import { ListLink } from '../list-link';
import { FilterName } from './filter-name';

type Props = { path: string; query: ListingQuery; facets: Facets };

/** The active filters as chips, each removable. */
export function ActiveFilters({ path, query, facets }: Props) {
  const t = useTranslations('listing');
  const active = activeFilters(query);
  if (!active.length) return null;
  const known = { category: facets.categories, brand: facets.brands, store: facets.stores };
  const labelOf = (name: string, value: string) =>
    name === 'delivery_days'
      ? t('is.delivery_days', { days: Number(value), pincode: query.pincode ?? '' })
      : known[name as keyof typeof known]?.find(({ slug }) => slug === value)?.name;
  return (
    <ul aria-label={t('active')} className="flex flex-wrap items-center gap-2">
      {active.map(({ name, value, without }) => (
        <li key={`${name}=${value}`}>
          <ListLink
            href={listingHref(path, without)}
            focusKey={`chip ${name}=${value}`}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sunken px-3.5 text-sm font-medium hover:bg-line"
          >
            <span className="sr-only">{t('remove')} </span>
            <FilterName name={name} value={value} label={labelOf(name, value)} />
            <X aria-hidden className="size-4" />
          </ListLink>
        </li>
      ))}
      <li>
        <ListLink
          href={listingHref(path, unfiltered(query))}
          focusKey="clear-all"
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-brand hover:underline"
        >
          {t('clear_all')}
        </ListLink>
      </li>
    </ul>
  );
}
