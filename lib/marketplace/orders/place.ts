import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { AddressFields } from '@/lib/api/schemas/accounts';
import type { placeOrderSchema } from '@/lib/api/schemas/orders';
import type { State } from '@/lib/api/schemas/states';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import { cartLines } from '../db/schema/cart';
import type { AddressSnapshot } from '../db/schema/orders';
import type { Shopper } from '../host/context';
import { DomainError, InvalidFields } from '../host/errors';
import { paiseOf, rupees } from '../money/rupees';
import { sellerStateCode, stateNamed } from '../money/states';
import { totalUp } from '../money/totals';
import { findRepeated, type IdempotencyKey } from './idempotency';
import { OutOfStock } from './out-of-stock';
import { findAvailable, listSnapshots, lockLines, lockShopper, takePieces } from './place-queries';
import { recordOrder } from './record';
import { retrying } from './retry';

type Wish = {
  shopper: Shopper;
  lang: Locale;
  body: z.output<typeof placeOrderSchema>;
  idempotency: IdempotencyKey | undefined;
};

/** `soldOut`: products whose last piece went. `isRepeat`: the key had placed this order before. */
export type Placed = { orderId: number; firstName: string; soldOut: number[]; isRepeat: boolean };

/**
 * Places an order of cart lines, paid on delivery, in one transaction: stock, order, shipments, payment
 * and cart change together or not at all.
 * @throws {DomainError} 403 verify_first, 422 payment_method_unavailable, 409 cart_changed, total_changed
 *   or idempotency_mismatch
 * @throws {OutOfStock} when a product has fewer pieces left
 * @throws {InvalidFields} state_unknown
 */
export async function placeOrder(db: Database, wish: Wish): Promise<Placed> {
  const { shopper, body } = wish;
  if (body.payment_method !== 'cod') throw new DomainError(422, 'payment_method_unavailable');
  if (!shopper.isVerified) throw new DomainError(403, 'verify_first', { data: { verify: true } });
  const shipping = withState(body.shipping_address, 'shipping_address');
  const billing =
    body.billing_same_as_shipping || !body.billing_address
      ? shipping
      : withState(body.billing_address, 'billing_address');
  return retrying(() => db.transaction((tx) => place(tx, wish, shipping, billing)));
}

type Destination = { address: AddressSnapshot; state: State };

async function place(
  tx: Database,
  { shopper, lang, body, idempotency }: Wish,
  shipping: Destination,
  billing: Destination,
): Promise<Placed> {
  const firstName = await lockShopper(tx, shopper.id);
  const repeated = idempotency && (await findRepeated(tx, shopper.id, idempotency));
  if (repeated) return { orderId: repeated, firstName, soldOut: [], isRepeat: true };

  const ids = [...new Set(body.items)];
  const chosen = await lockLines(tx, shopper.id, ids);
  if (chosen.length < ids.length) throw new DomainError(409, 'cart_changed');
  const soldOut = await takeAll(tx, lang, chosen);

  const { parcels, totals } = totalUp(await priced(tx, chosen), shipping.state.code);
  if (body.expected_total !== undefined && paiseOf(body.expected_total) !== totals.grandTotal) {
    const data = { grand_total: rupees(totals.grandTotal) };
    throw new DomainError(409, 'total_changed', { data });
  }
  const orderId = await recordOrder(tx, {
    userId: shopper.id,
    lang,
    shippingAddress: shipping.address,
    billingAddress: billing.address,
    idempotency,
    parcels,
    totals,
  });
  await tx.delete(cartLines).where(inArray(cartLines.id, ids));
  return { orderId, firstName, soldOut, isRepeat: false };
}

type ChosenLine = { id: number; productId: number; quantity: number };

/** Takes the pieces of all lines, by ascending product so that two orders never deadlock. */
async function takeAll(tx: Database, lang: Locale, lines: ChosenLine[]): Promise<number[]> {
  const soldOut: number[] = [];
  for (const { productId, quantity } of lines) {
    const left = await takePieces(tx, productId, quantity);
    if (left === undefined) throw new OutOfStock(await findAvailable(tx, lang, productId));
    if (left === 0) soldOut.push(productId);
  }
  return soldOut;
}

/** The lines in the cart's order with what their products cost now; the products are locked already. */
async function priced(tx: Database, lines: ChosenLine[]) {
  const snapshots = await listSnapshots(
    tx,
    lines.map((line) => line.productId),
  );
  return lines
    .toSorted((a, b) => a.id - b.id)
    .map(({ productId, quantity }) => {
      const snapshot = snapshots.find((product) => product.productId === productId);
      if (!snapshot) throw new Error(`product ${productId} vanished while locked`);
      const { store, ...product } = snapshot;
      return { ...product, quantity, store: { ...store, stateCode: sellerStateCode(store) } };
    });
}

function withState(fields: AddressFields, field: string): Destination {
  const state = stateNamed(fields.state);
  if (!state) throw new InvalidFields({ [`${field}.state`]: 'state_unknown' });
  return { address: { ...fields, state: state.name }, state };
}
