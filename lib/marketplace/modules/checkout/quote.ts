import type { z } from 'zod';
import { type PaymentMethod, paymentMethods } from '@/lib/contract/schemas/orders';
import type { MethodRefusal, Quote, quoteBodySchema } from '@/lib/contract/schemas/quote';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { DomainError } from '../../kernel/errors';
import { rupees } from '../../kernel/money/rupees';
import { sellerStateCode, stateNamed } from '../../kernel/money/states';
import { rupeeTotals, totalUp } from '../../kernel/money/totals';
import type { Settings } from '../../kernel/settings/registry';
import { cashCodeChannel } from '../accounts';
import { listLines } from '../cart';
import { deliveryRules, deliveryTerms, extraFee, namesOf, placeOf } from '../delivery';
import { decideCash, methodRefusal, refusalParams } from '../orders';
import { methodsOf, type PaymentContext } from '../payments';
import { cartCoupon, viewCartCoupon, withDiscount } from '../promotions';

type QuoteRequest = {
  userId: number;
  lang: Locale;
  body: z.output<typeof quoteBodySchema>;
  now: Date;
  settings: Pick<Settings, 'delivery' | 'dispatch' | 'pincodes' | 'limits'>;
};

/**
 * Returns what ordering these lines to a pincode would cost and need: the stores that deliver there and their
 * days, shipping, totals and payment methods. The same rules apply when the order is placed.
 * @throws {DomainError} 409 cart_changed if a line is not in the cart any more
 */
export async function quote(
  context: PaymentContext,
  { userId, lang, body, now, settings }: QuoteRequest,
): Promise<Quote> {
  const { pincode } = body;
  const rules = deliveryRules(settings);
  const ids = [...new Set(body.items)];
  const rows = await listLines(context.db, userId, ids);
  if (rows.length < ids.length) throw new DomainError(409, 'cart_changed');
  const coupon = await cartCoupon(context.db, { userId, lines: rows, now });
  const lines = withDiscount(rows, coupon).map(({ store, ...row }) => ({
    ...row,
    store: {
      ...store,
      stateCode: sellerStateCode(store),
      extraFee: extraFee(rules, pincode),
    },
  }));
  const place = placeOf(pincode);
  const state = place?.state ?? (body.state ? stateNamed(body.state) : undefined);
  const { shipments, totals } = totalUp(lines, state?.code);
  const { totals: inCash } = totalUp(lines, state?.code, { inRupees: true });
  const stores = shipments.map(({ store, shipping, lines: own }) => {
    const terms = deliveryTerms(rules, store, pincode, now);
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
  const storeIds = shipments.map(({ store }) => store.id);
  const offered = methodsOf(context);
  const order = {
    userId,
    grandTotal: inCash.grandTotal,
    storeIds,
    pincode,
    productIds: rows.map(({ productId }) => productId),
    address: body.address,
    hasOnline: offered.length > 1,
    isRecorded: false,
    now,
  };
  const { refusal: refusalOfCash, needsCode } = await decideCash(context.db, order, settings);
  const refusalOf = (method: PaymentMethod): MethodRefusal | undefined => {
    if (!serviceable) return 'not_served';
    if (!offered.includes(method)) return 'no_provider';
    const { grandTotal } = method === 'cod' ? inCash : totals;
    const refusal = methodRefusal(rules, method, pincode, grandTotal);
    return refusal ?? (method === 'cod' ? refusalOfCash?.code : undefined);
  };
  const methods = paymentMethods.map((method) => {
    const reason = refusalOf(method) ?? null;
    const params = { ...refusalParams(rules, pincode), ...refusalOfCash?.params };
    const message = reason && textOf(lang, `api.${reason}`, params);
    const isConfirmed = method === 'cod' && reason === null && needsCode;
    const confirm_by = isConfirmed ? cashCodeChannel(context.mailer) : null;
    return { method, available: reason === null, reason, message, confirm_by };
  });
  return {
    serviceable,
    ...(place ? namesOf(place, lang) : { city: null, state: null }),
    stores,
    methods,
    totals: rupeeTotals(totals),
    cash_totals: rupeeTotals(inCash),
    coupon: coupon ? viewCartCoupon(lang, coupon) : null,
  };
}
