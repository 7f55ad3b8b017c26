import { and, asc, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { products, productTranslations } from '../../../kernel/db/schema/catalog';
import { storeMembers } from '../../../kernel/db/schema/sellers';
import { lowStock } from '../../../kernel/db/schema/stock';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { registerMails } from '../../../kernel/mail/composers';
import type { Mail } from '../../../kernel/mail/mailer';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { amounts, button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';

/** Maximum number of SKUs that a mail lists. */
const listed = 40;

const kind = 'low_stock';
const schema = z.object({
  kind: z.literal(kind),
  vendor: z.number(),
  products: z.array(z.number()),
});

/** Puts a mail about these SKUs into the outbox for each member who manages the store's stock. */
async function enqueueLowStockMails(tx: Database, storeId: number, ids: number[]): Promise<void> {
  const members = await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(
      sql`${vendors.id} = (select ${stores.vendorId} from ${stores} where ${stores.id} = ${storeId})
        or ${vendors.id} in (select ${storeMembers.vendorId} from ${storeMembers}
          where ${storeMembers.storeId} = ${storeId} and ${storeMembers.role} <> 'orders')`,
    );
  for (const { id } of members) {
    await enqueueMail(tx, { kind, vendor: id, products: ids }, { storeId });
  }
}

/** Registers the mails that tell members of stores about low stock, in their language. */
export const registerLowStockMails = () => registerMails([kind], schema, compose);

async function compose(
  db: Database,
  { vendor, products: ids }: z.output<typeof schema>,
): Promise<Mail | undefined> {
  const [member] = await db.select().from(vendors).where(eq(vendors.id, vendor));
  if (!member) return undefined;
  const { email, firstName: name, locale: lang } = member;
  // SKUs refilled in the meantime are no longer in this table.
  const skus = await db
    .select({
      name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
      sku: products.sku,
      stock: products.stock,
    })
    .from(lowStock)
    .innerJoin(products, eq(products.id, lowStock.productId))
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, lang)),
    )
    .where(inArray(lowStock.productId, ids))
    .orderBy(asc(products.stock), asc(products.id));
  if (!skus.length) return undefined;
  return lowStockMail(
    { email, name, lang },
    skus.slice(0, listed),
    Math.max(0, skus.length - listed),
  );
}

type To = { email: string; name: string; lang: Locale };
export type LowSku = { name: string; sku: string; stock: number };

/** Composes the mail that tells a member of a store which SKUs run out; `more` are not listed. */
export function lowStockMail({ email, name, lang }: To, skus: LowSku[], more: number): Mail {
  const t = (key: TextKeyUnder<'mail.low_stock'>, params = {}) =>
    textOf(lang, `mail.low_stock.${key}`, params);
  const link = pageLink(lang, '/seller/listings?stock=low');
  const facts = { name, count: skus.length + more, link };
  const { subject, opening, closing } = wordingOf(lang, 'low_stock', facts);
  return composeMail(lang, email, 'store', subject, [
    greeting(lang, name),
    ...opening,
    amounts(skus.map((one) => [`${one.name} (${one.sku})`, t('left', { count: one.stock })])),
    ...(more ? [paragraph(t('more', { count: more }))] : []),
    paragraph(t('once'), 'soft'),
    button(t('open'), link),
    ...closing,
  ]);
}

/** Milliseconds between two mails to a store, so that a busy day does not bring one for each SKU. */
const pause = 3_600_000;
const job = 'low stock';
const storesInARound = 50;

const isOnSale = sql`${lowStock.productId} in (select ${products.id} from ${products} where ${products.isActive})`;

/**
 * Mails stores whose SKUs fell to their threshold: one mail for all SKUs, each SKU once until it is refilled.
 * @returns the number of SKUs in the mails
 */
export async function mailLowStock(db: Database, now: Date): Promise<number> {
  const isRested = or(
    isNull(stores.lowStockMailedAt),
    lt(stores.lowStockMailedAt, new Date(now.getTime() - pause)),
  );
  const due = await db
    .selectDistinct({ id: stores.id })
    .from(lowStock)
    .innerJoin(stores, eq(stores.id, lowStock.storeId))
    .where(
      and(
        isNull(lowStock.mailedAt),
        isOnSale,
        eq(stores.status, 'approved'),
        isRested,
        not(isFaulty(job, sql`${stores.id}`, now)),
      ),
    )
    .limit(storesInARound);
  return eachRow(db, job, due, {
    now,
    subject: ({ id }) => id,
    work: ({ id }) =>
      transact(db, async (tx) => {
        const [store] = await tx
          .select({ id: stores.id })
          .from(stores)
          .where(and(eq(stores.id, id), isRested))
          .for('no key update');
        return store ? mailStore(tx, id, now) : 0;
      }),
  });
}

async function mailStore(tx: Database, storeId: number, now: Date): Promise<number> {
  const claimed = await tx
    .update(lowStock)
    .set({ mailedAt: now })
    .where(and(eq(lowStock.storeId, storeId), isNull(lowStock.mailedAt), isOnSale))
    .returning({ id: lowStock.productId });
  if (!claimed.length) return 0;
  await tx.update(stores).set({ lowStockMailedAt: now }).where(eq(stores.id, storeId));
  await enqueueLowStockMails(
    tx,
    storeId,
    claimed.map(({ id }) => id),
  );
  return claimed.length;
}
