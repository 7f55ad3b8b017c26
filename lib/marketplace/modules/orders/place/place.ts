import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { config } from '@/lib/config';
import type { AddressFields } from '@/lib/contract/schemas/accounts';
import type { placeOrderSchema } from '@/lib/contract/schemas/orders';
import type { Locale } from '@/lib/i18n/locales';
import type { State } from '@/lib/i18n/states';
import type { Database } from '../../../kernel/db/connection';
import { cartLines } from '../../../kernel/db/schema/cart';
import type { AddressSnapshot } from '../../../kernel/db/schema/orders';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, InvalidFields } from '../../../kernel/errors';
import type { Shopper } from '../../../kernel/http/actor';
import { paiseOf, rupees } from '../../../kernel/money/rupees';
import { sellerStateCode, stateNamed } from '../../../kernel/money/states';
import { totalUp } from '../../../kernel/money/totals';
import type { Settings } from '../../../kernel/settings/registry';
import { checkCashCode, noteOrderer } from '../../accounts';
import { addressFault, deliveryRules, extraFee, placeOf } from '../../delivery';
import {
  findAvailable,
  holdStock,
  inLockOrder,
  OutOfStock,
  type StockLine,
  takeStock,
} from '../../inventory';
import { lockShopper, methodsOf, type PaymentContext } from '../../payments';
import { findInCart, removeUsed, withDiscount } from '../../promotions';
import { enqueueOrderMail } from '../mails/order-messages';
import { codeSubject, requireCashOrder } from './cash-order';
import { deliverable, requireMethod } from './conditions';
import { countCoupon, holdingCoupon } from './coupon';
import { findRepeated, type IdempotencyKey } from './idempotency';
import { requireWithin } from './limits';
import { type Line, listSnapshots, lockLines } from './place-queries';
import { newOrderId, recordOrder } from './record';
import { replaceOpenOrders, settleOpenOrders } from './replace-open-orders';
import { requireUnpaidRoom } from './unpaid-stock';

type PlaceRequest = {
  /** The provider that is first asked about unpaid orders of the same lines, if any. */
  paymentContext?: PaymentContext;
  shopper: Shopper;
  lang: Locale;
  body: Omit<z.output<typeof placeOrderSchema>, 'cash_code'>;
  /** The code that confirms a cash order of high risk. */
  cashCode?: string;
  idempotency: IdempotencyKey;
  /** The current settings. */
  settings: Pick<Settings, 'delivery' | 'dispatch' | 'pincodes' | 'returns' | 'limits'>;
  now?: Date;
};

/**
 * Places an order of cart lines in one transaction: stock, order, shipments, payment and cart change together or
 * not at all. A cash order is placed at once and its lines leave the cart. An order by card or UPI waits for the
 * money and holds its stock; its lines stay in the cart until they are paid, so that a shopper who gives up loses
 * nothing. Replaces an unpaid order of the same lines, or returns it if the request is exactly the same.
 * @returns the order's id
 * @throws {DomainError} 403 verify_first; 409 cart_changed, total_changed, not_delivered, idempotency_mismatch,
 * or why the cart's coupon no longer holds; 422 cod_not_here, cod_over_limit, payment_too_small, line_too_many,
 * cart_too_many, cod_too_many, cod_new_value, cod_store_owes, cod_not_offered, cash_code_needed, or as
 * `requireUnpaidRoom`
 * @throws {OutOfStock} if a product has fewer left
 * @throws {InvalidFields} state_unknown, state_of_pincode, pincode_unknown; otp_wrong at `cash_code`
 */
export async function placeOrder(db: Database, request: PlaceRequest): Promise<number> {
  const { shopper, body } = request;
  if (!shopper.isVerified) throw new DomainError(403, 'verify_first', { data: { verify: true } });
  const shipping = withState(body.shipping_address, 'shipping_address');
  const billing =
    body.billing_same_as_shipping || !body.billing_address
      ? shipping
      : withState(body.billing_address, 'billing_address');
  let codeId: number | undefined;
  if (request.cashCode !== undefined && body.payment_method === 'cod') {
    // The code of a request that has placed its order is used up.
    const repeated = await findRepeated(db, shopper.id, request.idempotency);
    if (repeated) return repeated;
    codeId = await checkCashCode(db, codeSubject(shopper.id, shipping.address), request.cashCode);
  }
  const paid = request.paymentContext
    ? await settleOpenOrders(request.paymentContext, shopper.id, body.items)
    : undefined;
  try {
    return await transact(db, (tx) => place(tx, request, shipping, billing, codeId));
  } catch (error) {
    const isGone = error instanceof DomainError && error.code === 'cart_changed';
    if (!paid || !isGone) throw error;
    throw new DomainError(409, 'already_paid', { data: { order_number: paid } });
  }
}

type Destination = { address: AddressSnapshot; state: State };

async function place(
  tx: Database,
  { paymentContext, shopper, lang, body, idempotency, settings, now = new Date() }: PlaceRequest,
  shipping: Destination,
  billing: Destination,
  codeId: number | undefined,
): Promise<number> {
  await lockShopper(tx, shopper.id);
  const repeated = await findRepeated(tx, shopper.id, idempotency);
  if (repeated) return repeated;

  const ids = [...new Set(body.items)];
  const chosen = await lockLines(tx, shopper.id, ids);
  if (chosen.length < ids.length) throw new DomainError(409, 'cart_changed');
  requireWithin(settings.limits, chosen);
  const method = body.payment_method;
  const inCart = await findInCart(tx, shopper.id);
  const replaced = await replaceOpenOrders(tx, shopper.id, {
    lines: chosen,
    couponCode: inCart?.code ?? null,
    requestHash: idempotency.requestHash,
    now,
  });
  if (replaced.same) return replaced.same;
  const orderId = await newOrderId(tx);
  const left = await takeAll(tx, lang, orderId, chosen, method === 'cod' ? 'sale' : 'hold');

  const { pincode } = shipping.address;
  const rules = deliveryRules(settings);
  const lines = await priced(tx, chosen, extraFee(rules, pincode), now);
  const taken = lines.map(({ productId, quantity, unitPrice }) => {
    return { productId, quantity, value: quantity * unitPrice, left: left.get(productId) ?? 0 };
  });
  const { limits } = settings;
  await requireUnpaidRoom(tx, taken, { userId: shopper.id, lang, method, limits, now });
  const seen = body.expected_total === undefined ? undefined : paiseOf(body.expected_total);
  const contacts = {
    phones: [...new Set([shipping.address.phone, billing.address.phone])],
    address: shipping.address,
  };
  const asking = { userId: shopper.id, lines, now, contacts };
  const paid = { inRupees: method === 'cod' };
  const coupon = await holdingCoupon(tx, lang, inCart, asking, () => {
    return totalUp(lines, shipping.state.code, paid).totals.grandTotal === seen;
  });
  const { shipments, totals } = totalUp(withDiscount(lines, coupon), shipping.state.code, paid);
  if (seen !== undefined && seen !== totals.grandTotal) {
    const data = { grand_total: rupees(totals.grandTotal) };
    throw new DomainError(409, 'total_changed', { data });
  }
  const windows = deliverable(rules, shipments, pincode, now);
  requireMethod(rules, method, pincode, totals.grandTotal);
  const cash =
    method === 'cod'
      ? await requireCashOrder(
          tx,
          {
            userId: shopper.id,
            grandTotal: totals.grandTotal,
            storeIds: shipments.map(({ store }) => store.id),
            pincode,
            productIds: chosen.map(({ productId }) => productId),
            address: shipping.address,
            hasOnline: paymentContext !== undefined && methodsOf(paymentContext).length > 1,
            isRecorded: true,
            now,
          },
          { settings, codeId },
        )
      : undefined;
  await recordOrder(tx, {
    id: orderId,
    userId: shopper.id,
    lang,
    method,
    shippingAddress: shipping.address,
    billingAddress: billing.address,
    idempotency,
    shipments: windows,
    totals,
    faultDays: settings.returns.fault_days,
    couponCode: coupon?.coupon.code,
    ...cash,
    now,
  });
  const { full_name: fullName, phone } = shipping.address;
  await noteOrderer(tx, shopper.id, { fullName, phone });
  if (coupon)
    await countCoupon(tx, lang, coupon, { userId: shopper.id, orderId, at: now, contacts });
  if (method === 'cod') {
    await tx.delete(cartLines).where(inArray(cartLines.id, ids));
    if (coupon) await removeUsed(tx, orderId);
    await enqueueOrderMail(tx, { kind: 'placed', orderId });
  } else {
    const end = new Date(now.getTime() + config.holdTime);
    await holdStock(tx, orderId, chosen, earlier(replaced.firstEnd, end));
  }
  return orderId;
}

/**
 * Takes the lines from stock.
 * @returns the remaining stock of each product
 */
async function takeAll(
  tx: Database,
  lang: Locale,
  orderId: number,
  lines: StockLine[],
  purpose: 'sale' | 'hold',
): Promise<Map<number, number>> {
  const leftOf = new Map<number, number>();
  for (const line of inLockOrder(lines)) {
    const left = await takeStock(tx, line, purpose, orderId);
    if (left === undefined) throw new OutOfStock(await findAvailable(tx, lang, line.productId));
    leftOf.set(line.productId, left);
  }
  return leftOf;
}

/** Returns the earlier end, so that ordering again does not prolong the first hold. */
const earlier = (first: Date | undefined, end: Date) => (first && first < end ? first : end);

/** Returns the lines in the cart's order with the current prices of their products, which are locked already. */
async function priced(tx: Database, lines: Line[], extraFee: number, now: Date) {
  const snapshots = await listSnapshots(
    tx,
    lines.map((line) => line.productId),
    now,
  );
  return lines
    .toSorted((a, b) => a.id - b.id)
    .map(({ productId, quantity, fromSearch }) => {
      const snapshot = snapshots.find((product) => product.productId === productId);
      if (!snapshot) throw new Error(`product ${productId} vanished while locked`);
      const { store, ...product } = snapshot;
      return {
        ...product,
        quantity,
        fromSearch,
        store: { ...store, stateCode: sellerStateCode(store), extraFee },
      };
    });
}

/**
 * Adds the state to an address: the directory's state of the pincode, which determines the GST; the shopper's if
 * two states share it.
 * @throws {InvalidFields} state_unknown, state_of_pincode, pincode_unknown
 */
function withState(fields: AddressFields, field: string): Destination {
  const named = stateNamed(fields.state);
  if (!named) throw new InvalidFields({ [`${field}.state`]: 'state_unknown' });
  const state = placeOf(fields.pincode)?.state ?? named;
  const fault = addressFault(fields.pincode, state);
  if (fault) {
    const entries = Object.entries(fault).map(([name, code]) => [`${field}.${name}`, code]);
    throw new InvalidFields(Object.fromEntries(entries));
  }
  return { address: { ...fields, state: state.name }, state };
}
