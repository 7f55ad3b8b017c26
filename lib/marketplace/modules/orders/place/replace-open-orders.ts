import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { textOf } from '@/lib/i18n/texts';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { jsonObject, prepared } from '../../../kernel/db/prepared';
import { cartLines } from '../../../kernel/db/schema/cart';
import { orders, stockHolds } from '../../../kernel/db/schema/orders';
import { listHolds, type StockLine } from '../../inventory';
import { findByOrder, lockForPayment, type PaymentContext, settle } from '../../payments';
import { endUnpaid } from '../cancel/end-unpaid';

/** An earlier order of a shopper that may claim stock of some products. */
type Claim = {
  orderId: number;
  number: string;
  requestHash: string | null;
  couponCode: string | null;
  /** True if the order waits for money and holds stock. */
  isOpen: boolean;
  /** True if its time to pay is over; late money may still claim the stock. */
  hasLapsed: boolean;
};

const userId = sql.placeholder('userId');

/** Returns the query for claims on products, by ascending order. */
const claimsWhere = (productIs: SQL) => sql<Claim>`select ${jsonObject<Claim>({
  orderId: orders.id,
  number: orders.number,
  requestHash: orders.requestHash,
  couponCode: orders.couponCode,
  isOpen: sql`bool_or(${stockHolds.settledAt} is null)`,
  hasLapsed: sql`bool_or(${stockHolds.outcome} is not null)`,
})}
  from ${stockHolds} join ${orders} on ${orders.id} = ${stockHolds.orderId}
  where ${orders.userId} = ${userId} and ${stockHolds.productId} ${productIs}
    and (${stockHolds.settledAt} is null or ${stockHolds.outcome} = 'lapsed')
  group by ${orders.id} order by ${orders.id}`;

const ids = sql`any(${sql.placeholder('ids')}::bigint[])`;

/** Returns the claims of a shopper's earlier orders on any of these products. */
const claimsOnProducts = prepared<{ userId: number; ids: number[] }, Claim>(
  'claims_on_products',
  () => claimsWhere(sql`= ${ids}`),
);

/** Returns the claims on the products of these lines of the shopper's cart. */
const claimsOnCartLines = prepared<{ userId: number; ids: number[] }, Claim>(
  'claims_on_cart_lines',
  () =>
    claimsWhere(sql`in (select ${cartLines.productId} from ${cartLines}
      where ${cartLines.userId} = ${userId} and ${cartLines.id} = ${ids})`),
);

/** Ends the claims of lapsed orders on stock, because a newer order of the same products was placed. */
async function dropClaims(tx: Database, userId: number, productIds: number[]): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  const lapsed = tx
    .select({ orderId: stockHolds.orderId })
    .from(stockHolds)
    .where(
      and(
        inArray(stockHolds.orderId, own),
        inArray(stockHolds.productId, productIds),
        eq(stockHolds.outcome, 'lapsed'),
      ),
    );
  await tx
    .update(stockHolds)
    .set({ outcome: 'given_back' })
    .where(and(inArray(stockHolds.orderId, lapsed), ne(stockHolds.outcome, 'sold')));
}

type NewerOrder = {
  lines: StockLine[];
  /** The code of the coupon in the cart. */
  couponCode: string | null;
  requestHash: string;
  now: Date;
};

type Replaced = {
  /** An open and payable order with exactly the same request, which is returned instead. */
  same?: number;
  /** The earliest end of the replaced holds. */
  firstEnd?: Date;
};

/**
 * Ends the shopper's unpaid orders of any of the same products when another one is placed, so that no line is
 * ever in two deliverable orders. The shopper is locked.
 */
export async function replaceOpenOrders(
  tx: Database,
  userId: number,
  { lines, couponCode, requestHash, now }: NewerOrder,
): Promise<Replaced> {
  const productIds = lines.map(({ productId }) => productId);
  const claims = await claimsOnProducts(tx, { userId, ids: productIds });
  let firstEnd: Date | undefined;
  for (const { orderId, ...open } of claims.filter(({ isOpen }) => isOpen)) {
    const found = await findByOrder(tx, orderId);
    if (!found || (await lockForPayment(tx, found)).captured) continue;
    const isAlike = open.requestHash === requestHash && open.couponCode === couponCode;
    if (isAlike && (await holdsExactly(tx, orderId, lines, now))) return { same: orderId };
    for (const { expiresAt } of await listHolds(tx, orderId)) {
      // An expired order counts as lapsed, even if no job has recorded it yet.
      if (expiresAt > now && (!firstEnd || expiresAt < firstEnd)) firstEnd = expiresAt;
    }
    const note = textOf(found.order.locale, 'order_notes.replaced');
    await endUnpaid(tx, { orderId, outcome: 'given_back', note, now });
  }
  if (claims.some(({ hasLapsed }) => hasLapsed)) await dropClaims(tx, userId, productIds);
  return { firstEnd };
}

async function holdsExactly(tx: Database, orderId: number, lines: StockLine[], now: Date) {
  const holds = await listHolds(tx, orderId);
  const isAlike = (hold: (typeof holds)[number]) =>
    hold.settledAt === null &&
    hold.expiresAt > now &&
    lines.some((line) => line.productId === hold.productId && line.quantity === hold.quantity);
  return holds.length === lines.length && holds.every(isAlike);
}

/**
 * Asks the provider about a shopper's unpaid orders of these cart lines before another order replaces them. A
 * silent provider does not prevent the new order; a payment of the old one is then refunded.
 * @returns the number of an order that turned out to be paid
 */
export async function settleOpenOrders(
  context: PaymentContext,
  userId: number,
  cartLineIds: number[],
): Promise<string | undefined> {
  const { db } = context;
  const claims = await claimsOnCartLines(db, { userId, ids: cartLineIds });
  let paid: string | undefined;
  for (const { orderId, number } of claims.filter(({ isOpen }) => isOpen)) {
    const found = await findByOrder(db, orderId);
    if (!found) continue;
    try {
      if ((await settle(context, found.payment.id, new Date())).payment.captured) paid = number;
    } catch (error) {
      log.warn({ order: number, error: String(error) }, 'an open payment could not be checked');
    }
  }
  return paid;
}
