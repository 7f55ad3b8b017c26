import { useTranslations } from 'next-intl';
import type { Understood } from '@/lib/api/schemas/understood';
import { changed, type ListingQuery, listingHref } from '@/lib/storefront/listing/listing';
import { FilterChip } from './filter-chip';
import { FilterName } from './filter-name';

type Props = { path: string; query: ListingQuery; understood: Understood };

/** What words of the search ask for, a chip each; without it the search is for the other words. */
export function UnderstoodFilters({ path, query, understood }: Props) {
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
