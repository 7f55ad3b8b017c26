import 'server-only';
import { locale } from 'next/root-params';
import { cacheTags } from '@/lib/caching/tags';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { Home } from '@/lib/contract/schemas/home/home';
import { homeSectionNames } from '@/lib/contract/schemas/home/sections';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { lifetimes } from '../cache';
import { sharedRead } from '../shared-read.server';
import { type ListedProduct, normaliseCard } from './product';

export type HomeContent = Omit<Home, 'picks'> & { picks: ListedProduct[] };

const dependence = { tags: [cacheTags.home, cacheTags.products], life: lifetimes.lists };

/** Loads the content of the home page. Marks on the `home` tag announce the begin and end of a banner. */
export async function getHome(): Promise<HomeContent> {
  const lang = await currentLocale();
  return sharedRead(`home ${lang}`, dependence, async () =>
    normalised(
      (await orNone(dataOf(call('GET /api/home', { lang })))) ?? (await withoutOperators(lang)),
    ),
  );
}

/**
 * Loads the home page at the moment that an operator's preview key names; undefined if the key is invalid.
 * Never cached.
 */
export async function getHomePreview(key: string) {
  const preview = await orNone(
    dataOf(call('GET /api/home/preview', { lang: await currentLocale(), query: { key } })),
  );
  return preview && { ...normalised(preview), at: preview.at };
}

/** Builds the home page of a host that has banners only: every section stands in the shop's default place. */
async function withoutOperators(lang: Locale): Promise<Home> {
  const [banners, promotions] = await Promise.all([
    orNone(dataOf(call('GET /api/banners', { lang }))),
    orNone(dataOf(call('GET /api/promotional-banners/active', { lang }))),
  ]);
  const sections = homeSectionNames.map((name) => ({ name, title: null }));
  return { banners: banners ?? [], promotions: promotions ?? [], sections, picks: [] };
}

const normalised = <Given extends Home>(home: Given) => ({
  ...home,
  picks: home.picks.map(normaliseCard),
});

async function currentLocale(): Promise<Locale> {
  const current = await locale();
  return isLocale(current) ? current : defaultLocale;
}

async function orNone<Data>(reading: Promise<Data>): Promise<Data | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
