import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getBrands, getCategory, getStore } from './catalog';
import type { ListingQuery } from './listing';

const mostBrands = 100;

/** What a list shows, in words: the search, else its brand, store, category or section. */
export async function titleOf(query: ListingQuery): Promise<string> {
  const t = await getTranslations();
  const { search, brand, store, category, section } = query;
  if (search) return t('listing.search_title', { term: search });
  const names = await Promise.all([
    brand && brandName(brand),
    store && getStore(store).then((found) => found?.name ?? store),
    category && getCategory(category).then((found) => found?.name ?? category),
    section && t(`shell.sections.${section}`),
  ]);
  return names.filter(Boolean).join(' · ') || t('listing.all');
}

async function brandName(slug: string): Promise<string> {
  const brand = (await getBrands(mostBrands)).find((each) => each.slug === slug);
  return brand?.name ?? slug;
}
