import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Facets } from '@/lib/contract/schemas/facets';
import type { ListingQuery } from './listing';

/** Returns a list's title: the search, else its section and each filter with exactly one value. */
export async function titleOf(query: ListingQuery, facets: Facets): Promise<string> {
  const t = await getTranslations();
  const { search, section } = query;
  if (search) return t('listing.search_title', { term: search });
  const only = (chosen: string[] | undefined, all: { slug: string; name: string }[]) => {
    const [slug, another] = chosen ?? [];
    return another ? undefined : (all.find((each) => each.slug === slug)?.name ?? slug);
  };
  const names = [
    only(query.brand, facets.brands),
    only(query.store, facets.stores),
    only(query.category, facets.categories),
    section && t(`shell.sections.${section}`),
  ];
  return names.filter(Boolean).join(' · ') || t('listing.all');
}
