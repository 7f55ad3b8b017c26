import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from './call';

/** Whether, when and for how much one unit of a product reaches a pincode. */
export const checkDelivery = (lang: Locale, productId: number, pincode: string) =>
  dataOf(
    call('GET /api/products/{id}/delivery', {
      params: { id: productId },
      lang,
      query: { pincode },
    }),
  );

/** When and for how much some stores send to a pincode; 404 if no Indian pincode starts like this. */
export function checkStores(lang: Locale, pincode: string, storeIds: number[]) {
  const stores = storeIds.length ? storeIds.join(',') : undefined;
  return dataOf(call('GET /api/delivery', { lang, query: { pincode, stores } }));
}

/** City and state of a pincode; 404 if no Indian pincode starts like this. */
export const findPincode = (lang: Locale, pincode: string) =>
  dataOf(call('GET /api/pincodes/{pincode}', { params: { pincode }, lang }));
