import type { Locale } from '@/lib/i18n/locales';
import { answerOf, type BodyOf, call, dataOf } from '../call';
import { request } from '../request';
import type { Answer } from '../schemas/common';
import type { SellerStore } from '../schemas/seller/store';

const pickup = '/api/seller/store/pickup-addresses/{id}';

export const getSellerStore = (lang: Locale) => dataOf(call('GET /api/seller/store', { lang }));

export const saveSellerStore = (lang: Locale, body: BodyOf<'PUT /api/seller/store'>) =>
  answerOf(call('PUT /api/seller/store', { lang, body }));

/** Replaces the logo, the banner or both. */
export function saveStorePicture(lang: Locale, shape: 'logo' | 'banner', file: File) {
  const body = new FormData();
  body.set(shape, file);
  const options = { method: 'POST', lang, body };
  return request<Answer<SellerStore>>('/api/seller/store/pictures', options);
}

type PickupBody = BodyOf<'POST /api/seller/store/pickup-addresses'>;

/** Changes the pickup address with that id, or adds one. */
export const savePickup = (lang: Locale, body: PickupBody, id: number | undefined) =>
  id === undefined
    ? call('POST /api/seller/store/pickup-addresses', { lang, body })
    : call(`PUT ${pickup}`, { lang, body, params: { id } });

export const removePickup = (lang: Locale, id: number) =>
  call(`DELETE ${pickup}`, { lang, params: { id } });
