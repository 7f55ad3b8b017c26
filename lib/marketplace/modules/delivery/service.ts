import { and, eq, inArray } from 'drizzle-orm';
import type { Delivery, PincodePlace, StoresDelivery } from '@/lib/contract/schemas/delivery';
import { inLanguage, type Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { stores } from '../../kernel/db/schema/stores';
import { NotFound } from '../../kernel/errors';
import { rupees } from '../../kernel/money/rupees';
import { shippingOf } from '../../kernel/money/totals';
import { isOnSale, livePrice, storeIsApproved } from '../offers';
import { namesOf, placeOf } from './directory/place';
import { daysFrom, deliveryWindow, isServed, type Origin, takesCash } from './estimate';
import { type DeliveryRules, extraFee } from './rules';

type At = { pincode: string; now: Date; rules: DeliveryRules };

/**
 * Returns whether, when and for how much one unit of a product ordered `now` reaches a pincode.
 * @throws {NotFound} product_not_found
 */
export async function checkDelivery(
  db: Database,
  lang: Locale,
  { productId, pincode, now, rules }: At & { productId: number },
): Promise<Delivery> {
  const [offer] = await db
    .select({
      price: livePrice,
      id: stores.id,
      pincode: stores.pincode,
      shippingFee: stores.shippingFee,
      freeShippingFrom: stores.freeShippingFrom,
      holidayFrom: stores.holidayFrom,
      holidayTo: stores.holidayTo,
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(products.id, productId), isOnSale));
  if (!offer) throw new NotFound('product_not_found');

  const place = placeOf(pincode);
  const where = place ? namesOf(place, lang) : { city: null, state: null };
  if (!isServed(rules, pincode)) {
    return { serviceable: false, cod: false, fee: null, earliest: null, latest: null, ...where };
  }
  return {
    serviceable: true,
    cod: takesCash(rules, pincode),
    fee: rupees(shippingOf({ ...offer, extraFee: extraFee(rules, pincode) }, offer.price)),
    ...deliveryWindow(rules, offer, pincode, now),
    ...where,
  };
}

/**
 * Returns when and for how much stores deliver to a pincode what is ordered `now`; leaves out stores that are not
 * open.
 * @throws {NotFound} pincode_not_found
 */
export async function checkStores(
  db: Database,
  lang: Locale,
  { pincode, storeIds, now, rules }: At & { storeIds: number[] },
): Promise<StoresDelivery> {
  const { city, state } = findPincode(lang, pincode);
  const place = { pincode, city, state };
  if (!isServed(rules, pincode))
    return { ...place, serviceable: false, cod: false, extra_fee: 0, stores: [] };
  const rows = await db
    .select({
      id: stores.id,
      pincode: stores.pincode,
      shippingFee: stores.shippingFee,
      freeShippingFrom: stores.freeShippingFrom,
      holidayFrom: stores.holidayFrom,
      holidayTo: stores.holidayTo,
    })
    .from(stores)
    .where(and(inArray(stores.id, storeIds), storeIsApproved));
  return {
    ...place,
    serviceable: true,
    cod: takesCash(rules, pincode),
    extra_fee: rupees(extraFee(rules, pincode)),
    stores: rows.map(({ shippingFee, freeShippingFrom, ...store }) => ({
      id: store.id,
      ...deliveryWindow(rules, store, pincode, now),
      shipping: rupees(shippingFee),
      free_shipping_from: freeShippingFrom === null ? null : rupees(freeShippingFrom),
    })),
  };
}

/** Returns the stores whose goods, ordered `now`, reach a pincode within that many days from today. */
export async function storesWithin(
  db: Database,
  { pincode, days, now, rules }: At & { days: number },
): Promise<Set<number>> {
  if (!isServed(rules, pincode)) return new Set();
  const lastDay = daysFrom(now, days);
  const rows = await db
    .select({
      id: stores.id,
      pincode: stores.pincode,
      holidayFrom: stores.holidayFrom,
      holidayTo: stores.holidayTo,
    })
    .from(stores)
    .where(storeIsApproved);
  const isInTime = (store: Origin) => deliveryWindow(rules, store, pincode, now).latest <= lastDay;
  return new Set(rows.filter(isInTime).map(({ id }) => id));
}

/**
 * Returns city and state of a pincode; if two states share it, both to choose from.
 * @throws {NotFound} pincode_not_found
 */
export function findPincode(lang: Locale, pincode: string): PincodePlace {
  const place = placeOf(pincode);
  if (!place) throw new NotFound('pincode_not_found');
  return {
    pincode,
    ...namesOf(place, lang),
    state_code: place.state?.code ?? null,
    states: place.states.map(({ code, names }) => ({ code, name: inLanguage(names, lang) })),
  };
}
