import type { Locale } from '@/lib/i18n/locales';
import { request } from './request';
import type { Answer } from './schemas/common';
import type { Delivery, PincodePlace } from './schemas/delivery';

/** Whether, when and for how much one piece of a product reaches a pincode. */
export const checkDelivery = async (lang: Locale, productId: number, pincode: string) =>
  (
    await request<Answer<Delivery>>(`/api/products/${productId}/delivery`, {
      lang,
      query: { pincode },
    })
  ).data;

/** Where a pincode lies; 404 where India has none that begins so. */
export const findPincode = async (lang: Locale, pincode: string) =>
  (await request<Answer<PincodePlace>>(`/api/pincodes/${encodeURIComponent(pincode)}`, { lang }))
    .data;
