import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/shell/intent-link';
import { changed, type ListingQuery, listingHref, sortOptions } from '@/lib/storefront/listing';

/** The five orders of specification §9, one tap each. */
export function Sorting({ path, query }: { path: string; query: ListingQuery }) {
  const t = useTranslations('listing');
  return (
    <nav aria-label={t('sort_by')} className="flex min-w-0 items-center gap-3">
      <span aria-hidden className="hidden shrink-0 text-sm text-ink-soft sm:block">
        {t('sort_by')}
      </span>
      <ul className="scroller -mx-4 min-w-0 auto-cols-max gap-2 px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:px-0">
        {sortOptions.map((sort) => (
          <li key={sort} className="snap-start">
            <IntentLink
              href={listingHref(
                path,
                changed(query, { sort: sort === 'default' ? undefined : sort }),
              )}
              rel="nofollow"
              scroll={false}
              aria-current={(query.sort ?? 'default') === sort || undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-sm font-medium whitespace-nowrap hover:border-line-strong aria-current:border-brand aria-current:bg-brand-soft aria-current:text-brand"
            >
              {t(`sort.${sort}`)}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
