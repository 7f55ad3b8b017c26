import { and, eq } from 'drizzle-orm';
import type { Delivery, PincodePlace } from '@/lib/api/schemas/delivery';
import type { Locale } from '@/lib/i18n/locales';
import { isOnSale } from '../catalog/on-sale';
import { livePrice } from '../catalog/price';
import type { Database } from '../db/connection';
import { products } from '../db/schema/catalog';
import { stores } from '../db/schema/stores';
import { NotFound } from '../host/errors';
import { rupees } from '../money/rupees';
import { shippingOf } from '../money/totals';
import { deliveryWindow, isServed, namesOf, placeOf, takesCash } from './estimate';

/**
 * Whether, when and for how much one of a product ordered `now` reaches a pincode.
 * @throws {NotFound} product_not_found
 */
export async function checkDelivery(
  db: Database,
  lang: Locale,
  { productId, pincode, now }: { productId: number; pincode: string; now: Date },
): Promise<Delivery> {
  const [offer] = await db
    .select({
      price: livePrice,
      from: stores.pincode,
      shippingFee: stores.shippingFee,
      freeShippingFrom: stores.freeShippingFrom,
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(products.id, productId), isOnSale));
  if (!offer) throw new NotFound('product_not_found');

  const place = placeOf(pincode);
  const where = place ? namesOf(place, lang) : { city: null, state: null };
  if (!isServed(pincode)) {
    return { serviceable: false, cod: false, fee: null, earliest: null, latest: null, ...where };
  }
  return {
    serviceable: true,
    cod: takesCash(pincode),
    fee: rupees(shippingOf(offer, offer.price)),
    ...deliveryWindow(offer.from, pincode, now),
    ...where,
  };
}

/**
 * City, where known, and state of a pincode.
 * @throws {NotFound} pincode_not_found
 */
export function findPincode(lang: Locale, pincode: string): PincodePlace {
  const place = placeOf(pincode);
  if (!place) throw new NotFound('pincode_not_found');
  return { pincode, ...namesOf(place, lang), state_code: place.state.code };
}
