import { ordersContract } from '@/lib/contract/orders';
import type { ProductCard } from '@/lib/contract/schemas/catalog';
import type { Cancellation } from '@/lib/contract/schemas/orders';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { DomainError } from '../../kernel/errors';
import { asShopper } from '../../kernel/http/actor';
import { TooManyRequests } from '../../kernel/http/limited';
import { sendSoon } from '../../kernel/mail/outbox';
import { rupees } from '../../kernel/money/rupees';
import { rupeeTotals } from '../../kernel/money/totals';
import { sendCashCode } from '../../modules/accounts';
import { productCardsOnSale } from '../../modules/catalog';
import { quote } from '../../modules/checkout';
import { chooseByLink, chooseDelivery, viewLinkedDelivery } from '../../modules/couriers';
import {
  boughtBefore,
  boughtWith,
  type Cancelled,
  cancelOrder,
  idempotencyKey,
  listOrders,
  placeOrder,
  previewCancel,
  reorder,
  tellArrival,
  toTracking,
  trackAll,
  viewInvoices,
  viewOrder,
} from '../../modules/orders';
import { methodsOf } from '../../modules/payments';
import type { HostEnv } from '../context';
import { route, routes } from '../route';

const success = true as const;

/** The most products in a row of what was bought. */
const mostBought = 8;

/** Seconds that a browser keeps what was bought with a product. */
const keptFor = 3600;

export const orderRoutes = routes();

/** Loads cards of those of these products that are on sale, in their order. */
async function cardsOf(db: Database, lang: Locale, ids: number[]): Promise<ProductCard[]> {
  const cards = await productCardsOnSale(db, lang, ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

orderRoutes.openapi(route(ordersContract.boughtWith), async (c) => {
  const { db, lang } = c.var;
  const { id: productId } = c.req.valid('param');
  const ids = await boughtWith(db, { productId, limit: mostBought });
  c.header('Cache-Control', `public, max-age=${keptFor}`);
  c.header('Vary', 'Accept-Language');
  return c.json({ success, data: await cardsOf(db, lang, ids) }, 200);
});

orderRoutes.openapi(route(ordersContract.boughtBefore), async (c) => {
  const { db, lang, shopper } = c.var;
  const ids = await boughtBefore(db, shopper.id, mostBought);
  return c.json({ success, data: await cardsOf(db, lang, ids) }, 200);
});

orderRoutes.openapi(route(ordersContract.place), async (c) => {
  const { db, lang, paymentContext, shopper, settings } = c.var;
  const body = c.req.valid('json');
  if (!methodsOf(paymentContext).includes(body.payment_method)) {
    throw new DomainError(422, 'payment_method_unavailable');
  }
  // A repetition with another code is the same order.
  const { cash_code: cashCode, ...ordered } = body;
  const idempotency = idempotencyKey(c.req.header('idempotency-key'), ordered);
  if (cashCode !== undefined) await requireTry(c.var);
  const asked = { paymentContext, shopper, lang, body: ordered, cashCode, idempotency, settings };
  const id = await placeOrder(db, asked);
  const order = await viewOrder(db, lang, asShopper(shopper), { id });
  sendSoon(paymentContext);
  if (body.payment_method !== 'cod') return c.json({ success, data: order }, 201);
  return c.json({ success, message: textOf(lang, 'api.order_placed'), data: order }, 201);
});

/** Counts a try at a code as everywhere else. @throws {TooManyRequests} 429 */
async function requireTry({ limiter, shopper }: HostEnv['Variables']): Promise<void> {
  const wait = await limiter.take('code_check', { account: `shopper ${shopper.id}` });
  if (wait !== undefined) throw new TooManyRequests(wait);
}

orderRoutes.openapi(route(ordersContract.sendCashCode), async (c) => {
  const { lang, shopper } = c.var;
  const { request } = c.req.valid('json');
  const data = await sendCashCode(c.var, { userId: shopper.id, request, lang });
  const message = textOf(lang, 'api.cash_code_sent');
  return c.json({ success, message, data }, 200);
});

orderRoutes.openapi(route(ordersContract.list), async (c) => {
  const { db, lang, shopper } = c.var;
  return c.json(
    { success, data: await listOrders(db, lang, shopper.id, c.req.valid('query')) },
    200,
  );
});

orderRoutes.openapi(route(ordersContract.view), async (c) => {
  const { orderNumber: number } = c.req.valid('param');
  const order = await viewOrder(c.var.db, c.var.lang, asShopper(c.var.shopper), { number });
  return c.json({ success, data: order }, 200);
});

orderRoutes.openapi(route(ordersContract.trackAll), async (c) => {
  return c.json({ success, data: await trackAll(c.var.db, c.var.lang, c.var.shopper.id) }, 200);
});

orderRoutes.openapi(route(ordersContract.track), async (c) => {
  const { orderNumber: number } = c.req.valid('param');
  const order = await viewOrder(c.var.db, c.var.lang, asShopper(c.var.shopper), { number });
  return c.json({ success, data: toTracking(order) }, 200);
});

export const invoiceRoutes = routes();

invoiceRoutes.openapi(route(ordersContract.invoices), async (c) => {
  const { db, lang, shopper } = c.var;
  const { orderNumber } = c.req.valid('param');
  const invoices = await viewInvoices(db, lang, shopper.id, orderNumber);
  return c.json({ success: true as const, data: { invoices } }, 200);
});

export const quoteRoutes = routes();

quoteRoutes.openapi(route(ordersContract.quote), async (c) => {
  const { paymentContext, lang, shopper, settings } = c.var;
  const asked = {
    userId: shopper.id,
    lang,
    body: c.req.valid('json'),
    now: new Date(),
    settings,
  };
  return c.json({ success: true as const, data: await quote(paymentContext, asked) }, 200);
});

export const cancelRoutes = routes();

cancelRoutes.openapi(route(ordersContract.cancel), async (c) => {
  const { db, lang, shopper } = c.var;
  const { id: orderId } = c.req.valid('param');
  const body = c.req.valid('json');
  const isPreview = ['1', 'true'].includes(c.req.valid('query').preview ?? '');
  const idempotency = idempotencyKey(c.req.header('idempotency-key'), body);
  const request = { by: 'shopper', userId: shopper.id, orderId, body, idempotency } as const;
  const cancelled = await (isPreview ? previewCancel : cancelOrder)(db, request);
  const order = await viewOrder(db, lang, asShopper(shopper), { id: orderId });
  if (!isPreview && !cancelled.isRepeat) sendSoon(c.var);
  const message = isPreview ? undefined : textOf(lang, 'api.order_cancelled');
  return c.json({ success, message, data: toCancellation(cancelled, order) }, 200);
});

function toCancellation(
  { goods, shipping, rounding, back, target, totalsAfter }: Cancelled,
  order: Cancellation['order'],
): Cancellation {
  return {
    refund: {
      amount: rupees(back),
      goods: rupees(goods),
      shipping: rupees(shipping),
      rounding: rupees(rounding),
      before: rupees(goods + shipping + rounding - back),
      to: target,
      payment_method: order.payment.method,
    },
    totals_after: rupeeTotals(totalsAfter),
    order,
  };
}

cancelRoutes.openapi(route(ordersContract.reorder), async (c) => {
  const { db, lang, shopper, settings } = c.var;
  const which = { userId: shopper.id, number: c.req.valid('param').orderNumber };
  const data = await reorder(db, lang, which, settings.limits);
  return c.json({ success, data }, 200);
});

cancelRoutes.openapi(route(ordersContract.deliveryChoice), async (c) => {
  const { db, lang, shopper, courierContext } = c.var;
  const { orderNumber, id: shipmentId } = c.req.valid('param');
  await chooseDelivery(courierContext, {
    ...{ shopperId: shopper.id, orderNumber, shipmentId, now: new Date() },
    ...c.req.valid('json'),
  });
  const data = await viewOrder(db, lang, asShopper(shopper), { number: orderNumber });
  return c.json({ success, data }, 200);
});

export const deliveryLinkRoutes = routes();

deliveryLinkRoutes.openapi(route(ordersContract.linkedDelivery), async (c) => {
  const link = { ...c.req.valid('json'), now: new Date() };
  return c.json({ success, data: await viewLinkedDelivery(c.var.db, c.var.lang, link) }, 200);
});

deliveryLinkRoutes.openapi(route(ordersContract.linkedChoice), async (c) => {
  const link = { ...c.req.valid('json'), now: new Date() };
  await chooseByLink(c.var.courierContext, link);
  return c.json({ success, data: await viewLinkedDelivery(c.var.db, c.var.lang, link) }, 200);
});

cancelRoutes.openapi(route(ordersContract.arrival), async (c) => {
  const { db, lang, shopper } = c.var;
  const { orderNumber, id: shipmentId } = c.req.valid('param');
  const body = c.req.valid('json');
  await tellArrival(db, { shopper, lang, orderNumber, shipmentId, ...body, now: new Date() });
  const data = await viewOrder(db, lang, asShopper(shopper), { number: orderNumber });
  return c.json({ success, data }, 200);
});
