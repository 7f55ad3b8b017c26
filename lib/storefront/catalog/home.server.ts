import 'server-only';
import { locale } from 'next/root-params';
import * as api from '@/lib/api/catalog';
import { ApiError } from '@/lib/api/request';
import type { Home } from '@/lib/api/schemas/home/home';
import { homeSectionNames } from '@/lib/api/schemas/home/sections';
import { cacheTags } from '@/lib/caching/tags';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { lifetimes } from '../cache';
import { sharedRead } from '../shared-read.server';
import { type ListedProduct, normaliseCard } from './product';

export type HomeContent = Omit<Home, 'picks'> & { picks: ListedProduct[] };

const dependence = { tags: [cacheTags.home, cacheTags.products], life: lifetimes.lists };

/** What the home page is made of. Marks of `home` tell when a banner begins or ends. */
export async function getHome(): Promise<HomeContent> {
  const lang = await currentLocale();
  return sharedRead(`home ${lang}`, dependence, async () =>
    normalised((await orNone(api.getHome(lang))) ?? (await withoutOperators(lang))),
  );
}

/** The home page at the moment that an operator's key names, undefined where the key is not valid; never kept. */
export async function getHomePreview(key: string) {
  const preview = await orNone(api.getHomePreview(await currentLocale(), key));
  return preview && { ...normalised(preview), at: preview.at };
}

/** Of a host that has banners only: everything stands where the shop puts it. */
async function withoutOperators(lang: Locale): Promise<Home> {
  const [banners, promotions] = await Promise.all([
    orNone(api.listBanners(lang)),
    orNone(api.listPromotionalBanners(lang)),
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
