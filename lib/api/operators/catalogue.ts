import type { Locale } from '@/lib/i18n/locales';
import { type AnswerOf, type BodyOf, call, dataOf } from '../call';
import { request } from '../request';
import type { CategoryPlace } from '../schemas/operators/catalogue';

/** All categories, each department followed by what is in it. */
export const getManagedCategories = (lang: Locale) =>
  dataOf(call('GET /api/operator/categories', { lang }));

export type CategoryInput = BodyOf<'POST /api/operator/categories'>;

/** Adds a category, or changes the one with this id. */
export const saveCategory = (lang: Locale, id: number | undefined, body: CategoryInput) =>
  id === undefined
    ? dataOf(call('POST /api/operator/categories', { lang, body }))
    : dataOf(call('PUT /api/operator/categories/{id}', { lang, params: { id }, body }));

/** Moves a category, unless somebody else has changed what is there; answers all categories. */
export const placeCategory = (lang: Locale, id: number, body: CategoryPlace) =>
  dataOf(call('PUT /api/operator/categories/{id}/place', { lang, params: { id }, body }));

export const mergeCategory = (lang: Locale, id: number, into: number) =>
  call('POST /api/operator/categories/{id}/merge', { lang, params: { id }, body: { into } });

export const removeCategory = (lang: Locale, id: number) =>
  call('DELETE /api/operator/categories/{id}', { lang, params: { id } });

/** All brands, by name. */
export const getManagedBrands = (lang: Locale) =>
  dataOf(call('GET /api/operator/brands', { lang }));

/** Brands that stores' listings wait for. */
export const getBrandRequests = (lang: Locale) =>
  dataOf(call('GET /api/operator/brand-requests', { lang }));

export const refuseBrandRequest = (lang: Locale, id: number) =>
  call('DELETE /api/operator/brand-requests/{id}', { lang, params: { id } });

export type BrandInput = BodyOf<'POST /api/operator/brands'>;

/** Adds a brand, or changes the one with this id. */
export const saveBrand = (lang: Locale, id: number | undefined, body: BrandInput) =>
  id === undefined
    ? dataOf(call('POST /api/operator/brands', { lang, body }))
    : dataOf(call('PUT /api/operator/brands/{id}', { lang, params: { id }, body }));

export const mergeBrand = (lang: Locale, id: number, into: number) =>
  call('POST /api/operator/brands/{id}/merge', { lang, params: { id }, body: { into } });

export const removeBrand = (lang: Locale, id: number) =>
  call('DELETE /api/operator/brands/{id}', { lang, params: { id } });

/** Uploads a picture for a category or brand; answers its address. */
export async function addCataloguePicture(lang: Locale, picture: File): Promise<string> {
  const body = new FormData();
  body.set('picture', picture);
  const options = { method: 'POST', lang, body };
  type Uploaded = AnswerOf<'POST /api/operator/pictures'>;
  return (await request<Uploaded>('/api/operator/pictures', options)).data.url;
}
