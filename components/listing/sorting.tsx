import { useTranslations } from 'next-intl';
import { Dropdown } from '@/components/shell/navigation/dropdown';
import { Link } from '@/components/shell/navigation/link';
import { ArrowUpDown } from '@/components/ui/icons';
import type { Understood } from '@/lib/contract/schemas/understood';
import {
  changed,
  type ListingQuery,
  listingHref,
  type SortOption,
  sortOptions,
} from '@/lib/storefront/listing/listing';
import { ListLink } from './list-link';

type Props = {
  path: string;
  query: ListingQuery;
  /** The sort order that words of the search ask for. */
  byWords: Understood['sort'] | undefined;
};

/** The sort orders of a list, those of specification §9 among them, behind a button that names the current one. */
export function Sorting({ path, query, byWords }: Props) {
  const t = useTranslations('listing');
  const now = query.sort ?? byWords?.value ?? 'default';
  const nameOf = (sort: SortOption) =>
    t(`sort.${sort === 'default' && query.search ? 'relevance' : sort}`);
  return (
    <nav
      aria-label={t('sort_by')}
      className="min-w-0 flex-1 items-center justify-between gap-3 lg:flex"
    >
      <Link
        href="/ranking"
        className="hidden min-h-11 items-center text-sm text-ink-soft underline hover:text-ink lg:inline-flex"
      >
        {t('how_ranked')}
      </Link>
      <Dropdown
        hover
        className="sort-menu"
        labelClassName="bar-button"
        panelClassName="rounded-card border border-line bg-card p-3 shadow-raised"
        label={
          <>
            <ArrowUpDown aria-hidden className="size-4 shrink-0 text-brand" />
            <span className="truncate">
              <span className="font-normal text-ink-soft max-lg:sr-only">{t('sort_by')} </span>
              {nameOf(now)}
            </span>
          </>
        }
      >
        <p aria-hidden className="pb-1 text-lg font-bold sm:hidden">
          {t('sort_by')}
        </p>
        <ul className="px-2">
          {sortOptions.map((sort) => (
            <li key={sort}>
              <ListLink
                href={hrefTo(path, query, sort, byWords)}
                focusKey={`sort=${sort}`}
                aria-current={now === sort || undefined}
                className="facet-option pick-one"
              >
                {nameOf(sort)}
              </ListLink>
            </li>
          ))}
        </ul>
        <Link
          href="/ranking"
          className="mt-2 flex min-h-11 items-center border-t border-line pt-2 text-sm text-ink-soft underline lg:hidden"
        >
          {t('how_ranked')}
        </Link>
      </Dropdown>
    </nav>
  );
}

/** Returns the address of a list in a sort order; the default order drops the words that ask for another. */
function hrefTo(path: string, query: ListingQuery, sort: SortOption, byWords: Props['byWords']) {
  if (sort !== 'default') return listingHref(path, changed(query, { sort }));
  if (!byWords) return listingHref(path, changed(query, { sort: undefined }));
  const search = byWords.without || undefined;
  return listingHref(search ? path : '/products', changed(query, { sort: undefined, search }));
}
