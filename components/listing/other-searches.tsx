import { getTranslations } from 'next-intl/server';
import { otherSearches } from '@/components/listing/other-searches-of';
import { Link } from '@/components/shell/navigation/link';
import type { Understood } from '@/lib/api/schemas/understood';
import { type ListingQuery, listingHref } from '@/lib/storefront/listing/listing';

type Props = { query: ListingQuery; understood: Understood | null | undefined };

/** Searches that may find something where this one does not. */
export async function OtherSearches({ query, understood }: Props) {
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
