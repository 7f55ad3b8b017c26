import { ArrowUpDown, Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dropdown } from '@/components/shell/navigation/dropdown';
import { Link } from '@/components/shell/navigation/link';
import {
  changed,
  type ListingQuery,
  listingHref,
  type SortOption,
  sortOptions,
} from '@/lib/storefront/listing/listing';
import { ListLink } from './list-link';

type Props = { path: string; query: ListingQuery };

/** The five orders of specification §9: one tap each where there is room, else behind one button. */
export function Sorting({ path, query }: Props) {
  const t = useTranslations('listing');
  const now = query.sort ?? 'default';
  const nameOf = (sort: SortOption) =>
    t(`sort.${sort === 'default' && query.search ? 'relevance' : sort}`);
  const link = (sort: SortOption) => ({
    href: listingHref(path, changed(query, { sort: sort === 'default' ? undefined : sort })),
    focusKey: `sort=${sort}`,
    'aria-current': now === sort || undefined,
  });
  return (
    <nav aria-label={t('sort_by')} className="min-w-0 flex-1">
      <Dropdown
        className="relative lg:hidden"
        labelClassName="bar-button"
        panelClassName="right-0 top-full mt-1 w-64 rounded-card border border-line bg-card p-2 shadow-raised"
        label={
          <>
            <ArrowUpDown aria-hidden className="size-4 shrink-0 text-brand" />
            <span className="truncate">
              <span className="sr-only">{t('sort_by')} </span>
              {nameOf(now)}
            </span>
          </>
        }
      >
        <ul>
          {sortOptions.map((sort) => (
            <li key={sort}>
              <ListLink
                {...link(sort)}
                className="selectable flex min-h-11 items-center justify-between gap-3 rounded-control px-3 hover:bg-sunken aria-current:font-semibold aria-current:text-brand"
              >
                {nameOf(sort)}
                {now === sort && <Check aria-hidden className="size-4 shrink-0" />}
              </ListLink>
            </li>
          ))}
        </ul>
        <Link
          href="/ranking"
          className="mt-2 flex min-h-11 items-center border-t border-line px-3 pt-2 text-sm text-ink-soft underline"
        >
          {t('how_ranked')}
        </Link>
      </Dropdown>
      <div className="hidden items-center gap-3 lg:flex">
        <span aria-hidden className="shrink-0 text-sm text-ink-soft">
          {t('sort_by')}
        </span>
        <ul className="flex flex-wrap gap-2">
          {sortOptions.map((sort) => (
            <li key={sort}>
              <ListLink
                {...link(sort)}
                className="selectable inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-sm font-medium whitespace-nowrap hover:border-line-strong aria-current:border-brand aria-current:bg-brand-soft aria-current:text-brand"
              >
                {nameOf(sort)}
              </ListLink>
            </li>
          ))}
        </ul>
        <Link
          href="/ranking"
          className="ml-auto inline-flex min-h-11 shrink-0 items-center text-sm text-ink-soft underline hover:text-ink"
        >
          {t('how_ranked')}
        </Link>
      </div>
    </nav>
  );
}
