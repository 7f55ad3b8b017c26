import type { Locale } from '@/lib/i18n/locales';
import { type AnswerOf, type BodyOf, call, dataOf } from '../call';
import { request } from '../request';
import type { BannerKind } from '../schemas/home/sections';

/** Banners, sections and picks of the home page, as operators see them. */
export const getManagedHome = (lang: Locale) => dataOf(call('GET /api/operator/home', { lang }));

export type BannerInput = BodyOf<'POST /api/operator/home/banners'>;

/** Adds a banner, or changes the one with this id. */
export const saveBanner = (lang: Locale, id: number | undefined, body: BannerInput) =>
  id === undefined
    ? dataOf(call('POST /api/operator/home/banners', { lang, body }))
    : dataOf(call('PUT /api/operator/home/banners/{id}', { lang, params: { id }, body }));

export const orderBanners = (lang: Locale, ids: number[]) =>
  call('PUT /api/operator/home/banners/order', { lang, body: { ids } });

export const removeBanner = (lang: Locale, id: number) =>
  call('DELETE /api/operator/home/banners/{id}', { lang, params: { id } });

export type SectionsInput = BodyOf<'PUT /api/operator/home/sections'>['sections'];

export const saveSections = (lang: Locale, sections: SectionsInput) =>
  call('PUT /api/operator/home/sections', { lang, body: { sections } });

export const savePicks = (lang: Locale, listing_ids: number[]) =>
  call('PUT /api/operator/home/picks', { lang, body: { listing_ids } });

/** Listings on sale that a search finds. */
export const findListings = (lang: Locale, search: string) =>
  dataOf(call('GET /api/operator/home/listings', { lang, query: { search } }));

/** A key that shows the home page at a moment (ISO 8601; of now without it) for an hour. */
export const getPreviewKey = async (lang: Locale, at?: string): Promise<string> =>
  (await dataOf(call('GET /api/operator/home/preview', { lang, query: { at } }))).key;

/** Uploads a picture for a banner; answers its address. */
export async function addBannerPicture(
  lang: Locale,
  kind: BannerKind,
  picture: File,
): Promise<string> {
  const body = new FormData();
  body.set('picture', picture);
  body.set('kind', kind);
  type Uploaded = AnswerOf<'POST /api/operator/home/pictures'>;
  const options = { method: 'POST', lang, body };
  return (await request<Uploaded>('/api/operator/home/pictures', options)).data.url;
}
