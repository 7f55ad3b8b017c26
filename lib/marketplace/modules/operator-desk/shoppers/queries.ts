import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  codeText,
  emailText,
  mobileNumberOf,
} from '@/lib/contract/schemas/numbers/identifier-text';
import type { OperatorShopper, ShopperLine } from '@/lib/contract/schemas/operators/shoppers';
import type { Locale } from '@/lib/i18n/locales';
import { fullName } from '@/lib/i18n/names/full-name';
import type { Database } from '../../../kernel/db/connection';
import { tokens, users } from '../../../kernel/db/schema/accounts';
import { products, reviews } from '../../../kernel/db/schema/catalog';
import { supportTickets } from '../../../kernel/db/schema/content';
import { orders } from '../../../kernel/db/schema/orders';
import { returns } from '../../../kernel/db/schema/returns';
import { NotFound } from '../../../kernel/errors';
import { rupees } from '../../../kernel/money/rupees';
import type { UserRow } from '../../accounts';
import { listOrders } from '../../orders';

/** The number of orders placed by the account of a row of `users`. */
export const orderCount =
  sql<number>`(select count(*) from ${orders} where ${orders.userId} = ${users.id})`.mapWith(
    Number,
  );

const most = 50;

/** Returns shoppers by their exact mail, phone or order number; at most 20, the newest first. */
export async function findShoppers(db: Database, search = ''): Promise<ShopperLine[]> {
  if (!search) return [];
  const phone = mobileNumberOf(search);
  const ofOrder = db
    .select({ id: orders.userId })
    .from(orders)
    .where(eq(orders.number, codeText(search)));
  const where = search.includes('@')
    ? eq(users.email, emailText(search))
    : or(inArray(users.id, ofOrder), phone ? eq(users.phone, phone) : undefined);
  const rows = await db
    .select({ user: users, orders: orderCount })
    .from(users)
    .where(and(where, isNull(users.deletedAt)))
    .orderBy(desc(users.id))
    .limit(20);
  return rows.map(({ user, orders: count }) => toLine(user, count));
}

const toLine = (user: UserRow, count: number): ShopperLine => ({
  id: user.id,
  name: fullName(user.firstName, user.lastName),
  email: user.email,
  phone: user.phone,
  orders: count,
  is_blocked: user.blockedAt !== null,
  since: user.createdAt.toISOString(),
});

/**
 * Returns a shopper's row.
 * @throws {NotFound} shopper_not_found, also for a deleted account
 */
export async function findShopperRow(db: Database, id: number): Promise<UserRow> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  if (!user) throw new NotFound('shopper_not_found');
  return user;
}

/**
 * Returns a shopper with their activity, including tickets of the address if it is verified.
 * @throws {NotFound} shopper_not_found
 */
export async function viewShopper(
  db: Database,
  lang: Locale,
  id: number,
): Promise<OperatorShopper> {
  const user = await findShopperRow(db, id);
  const found = await listOrders(db, lang, id, { status: undefined, page: 1, limit: most });
  const [seen] = await db
    .select({ at: sql<string | null>`max(${tokens.lastUsedAt})::text` })
    .from(tokens)
    .where(eq(tokens.userId, id));
  return {
    ...toLine(user, found.total),
    is_verified: user.verifiedAt !== null,
    phone_is_verified: user.phoneVerifiedAt !== null,
    locale: user.locale,
    blocked_at: user.blockedAt?.toISOString() ?? null,
    block_reason: user.blockReason,
    last_seen_at: seen?.at ? new Date(seen.at).toISOString() : null,
    recent_orders: found.orders.map(({ number, placed_at, grand_total, status }) => ({
      number,
      placed_at,
      grand_total,
      status,
    })),
    tickets: user.verifiedAt ? await ticketsOf(db, user.email) : [],
    returns: await returnsOf(db, id),
    reviews: await reviewsOf(db, id),
  };
}

async function ticketsOf(db: Database, email: string): Promise<OperatorShopper['tickets']> {
  const rows = await db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.email, email))
    .orderBy(desc(supportTickets.id))
    .limit(most);
  return rows.map(({ number, subject, status, createdAt }) => ({
    number,
    subject,
    status,
    created_at: createdAt.toISOString(),
  }));
}

async function returnsOf(db: Database, userId: number): Promise<OperatorShopper['returns']> {
  const rows = await db
    .select({ row: returns, order: orders.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(returns.id))
    .limit(most);
  return rows.map(({ row, order }) => ({
    number: row.number,
    order_number: order,
    status: row.status,
    amount: rupees(row.goods + row.shipping + row.rounding),
    created_at: row.createdAt.toISOString(),
  }));
}

async function reviewsOf(db: Database, userId: number): Promise<OperatorShopper['reviews']> {
  const rows = await db
    .select({ review: reviews, product: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.id))
    .limit(most);
  return rows.map(({ review, product }) => ({
    product,
    rating: review.rating,
    text: [review.title, review.comment].filter(Boolean).join(': '),
    created_at: review.createdAt.toISOString(),
  }));
}
