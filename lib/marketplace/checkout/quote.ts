import type { z } from 'zod';
import { type PaymentMethod, paymentMethods } from '@/lib/api/schemas/orders';
import type { MethodRefusal, Quote, quoteBodySchema } from '@/lib/api/schemas/quote';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { listLines } from '../cart/queries';
import { namesOf, placeOf } from '../delivery/estimate';
import { deliveryTerms } from '../delivery/terms';
import { DomainError } from '../host/errors';
import { rupees } from '../money/rupees';
import { sellerStateCode, stateNamed } from '../money/states';
import { rupeeTotals, totalUp } from '../money/totals';
import { methodRefusal, refusalParams } from '../orders/conditions';
import { methodsOf } from '../payments/methods';
import type { Till } from '../payments/till';

type Wish = {
  userId: number;
  lang: Locale;
  body: z.output<typeof quoteBodySchema>;
  now: Date;
};

/**
 * What ordering these lines to a pincode would mean: stores that deliver there and when, shipping,
 * totals, and which ways to pay could be taken. The same rules decide when the order is placed.
 * @throws {DomainError} 409 cart_changed when a line is not in the cart any more
 */
export async function quote(till: Till, { userId, lang, body, now }: Wish): Promise<Quote> {
  const { pincode } = body;
  const ids = [...new Set(body.items)];
  const rows = await listLines(till.db, userId, ids);
  if (rows.length < ids.length) throw new DomainError(409, 'cart_changed');
  const lines = rows.map(({ store, ...row }) => ({
    ...row,
    store: { ...store, stateCode: sellerStateCode(store) },
  }));
  const place = placeOf(pincode);
  const state = (body.state && stateNamed(body.state)) || place?.state;
  const { parcels, totals } = totalUp(lines, state?.code);
  const stores = parcels.map(({ store, shipping, lines: own }) => {
    const terms = deliveryTerms(store.pincode, pincode, now);
    return {
      store: { id: store.id, name: store.name || 'Seller', slug: store.slug },
      items: own.map(({ id }) => id),
      serviceable: terms.isServed,
      shipping: rupees(shipping),
      earliest: terms.isServed ? terms.earliest : null,
      latest: terms.isServed ? terms.latest : null,
    };
  });
  const serviceable = stores.every((store) => store.serviceable);
  const refusalOf = (method: PaymentMethod): MethodRefusal | undefined => {
    if (!serviceable) return 'not_served';
    if (!methodsOf(till).includes(method)) return 'no_provider';
    return methodRefusal(method, pincode, totals.grandTotal);
  };
  const methods = paymentMethods.map((method) => {
    const reason = refusalOf(method) ?? null;
    const message = reason && textOf(lang, `api.${reason}`, refusalParams(pincode));
    return { method, available: reason === null, reason, message };
  });
  return {
    serviceable,
    ...(place ? namesOf(place, lang) : { city: null, state: null }),
    stores,
    methods,
    totals: rupeeTotals(totals),
  };
}
