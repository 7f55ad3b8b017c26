import { and, eq, ne, or } from 'drizzle-orm';
import { config } from '@/lib/config';
import type { NoticeKind, OwnNotices } from '@/lib/contract/schemas/notices';
import type { Locale } from '@/lib/i18n/locales';
import { isSigned, sign } from '@/lib/security/hmac';
import type { Database } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { productNotices } from '../../kernel/db/schema/notices';
import { stores } from '../../kernel/db/schema/stores';
import { DomainError, NotFound } from '../../kernel/errors';
import type { Shopper } from '../../kernel/http/actor';
import { isOnSale, livePrice } from '../offers';

const subject = (userId: number) => `stop the product notices of shopper ${userId}`;

/** Returns the token of a mail's link that stops a shopper's notices, and does nothing else. */
export const stopToken = (userId: number): string =>
  `${userId}.${sign(subject(userId), config.sessionSecret)}`;

/** Returns the shopper of a token; undefined if it was not signed here. */
function shopperOfToken(token: string): number | undefined {
  const [, id = '', signature = ''] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(token) ?? [];
  const userId = Number(id);
  return id && isSigned(subject(userId), signature, config.sessionSecret) ? userId : undefined;
}

const maxNotices = 50;

type Which = { productId: number; kind: NoticeKind };

/**
 * Records a shopper's request for one mail about a product; a repeated request compares with the current price.
 * @throws {NotFound} product_not_found
 * @throws {DomainError} 403 verify_for_notices; 409 still_in_stock, notices_full
 */
export async function askForNotice(
  db: Database,
  { id: userId, isVerified }: Pick<Shopper, 'id' | 'isVerified'>,
  { productId, kind, lang }: Which & { lang: Locale },
): Promise<void> {
  if (!isVerified) throw new DomainError(403, 'verify_for_notices', { data: { verify: true } });
  const [product] = await db
    .select({ price: livePrice, stock: products.stock })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(products.id, productId), isOnSale));
  if (!product) throw new NotFound('product_not_found');
  if (kind === 'back' && product.stock > 0) throw new DomainError(409, 'still_in_stock');
  const isOther = or(ne(productNotices.productId, productId), ne(productNotices.kind, kind));
  const others = and(eq(productNotices.userId, userId), isOther);
  if ((await db.$count(productNotices, others)) >= maxNotices) {
    throw new DomainError(409, 'notices_full', { params: { max: maxNotices } });
  }
  const now = { price: product.price, locale: lang, checkedAt: new Date() };
  await db
    .insert(productNotices)
    .values({ userId, productId, kind, ...now })
    .onConflictDoUpdate({
      target: [productNotices.userId, productNotices.productId, productNotices.kind],
      set: now,
    });
}

/** Withdraws a notice; does nothing if there is none. */
export async function withdrawNotice(
  db: Database,
  userId: number,
  { productId, kind }: Which,
): Promise<void> {
  await db
    .delete(productNotices)
    .where(
      and(
        eq(productNotices.userId, userId),
        eq(productNotices.productId, productId),
        eq(productNotices.kind, kind),
      ),
    );
}

/** Returns a shopper's open notices about a product. */
export async function ownNotices(
  db: Database,
  userId: number,
  productId: number,
): Promise<OwnNotices> {
  const rows = await db
    .select({ kind: productNotices.kind })
    .from(productNotices)
    .where(and(eq(productNotices.userId, userId), eq(productNotices.productId, productId)));
  const has = (kind: NoticeKind) => rows.some((row) => row.kind === kind);
  return { back: has('back'), cheaper: has('cheaper') };
}

/**
 * Withdraws all of a shopper's notices, by the token of a mail.
 * @throws {NotFound} notices_link_unknown
 */
export async function stopNotices(db: Database, token: string): Promise<void> {
  const userId = shopperOfToken(token);
  if (userId === undefined) throw new NotFound('notices_link_unknown');
  await db.delete(productNotices).where(eq(productNotices.userId, userId));
}
