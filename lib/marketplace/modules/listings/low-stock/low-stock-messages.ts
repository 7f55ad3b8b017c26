import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../kernel/db/connection';
import { products, productTranslations } from '../../../kernel/db/schema/catalog';
import { storeMembers } from '../../../kernel/db/schema/sellers';
import { lowStock } from '../../../kernel/db/schema/stock';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { registerMails } from '../../../kernel/mail/composers';
import type { Mail } from '../../../kernel/mail/mailer';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { lowStockMail } from './low-stock-mail';

/** SKUs that a mail lists. */
const listed = 40;

const kind = 'low_stock';
const schema = z.object({
  kind: z.literal(kind),
  vendor: z.number(),
  products: z.array(z.number()),
});

/** Puts a mail about these SKUs into the outbox for each member who takes care of the store's stock. */
export async function enqueueLowStockMails(
  tx: Database,
  storeId: number,
  ids: number[],
): Promise<void> {
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

/** Has members of stores told by mail what runs out, in their language. */
export const registerLowStockMails = () => registerMails([kind], schema, compose);

async function compose(
  db: Database,
  { vendor, products: ids }: z.output<typeof schema>,
): Promise<Mail | undefined> {
  const [member] = await db.select().from(vendors).where(eq(vendors.id, vendor));
  if (!member) return undefined;
  const { email, firstName: name, locale: lang } = member;
  // What was refilled in the meantime is no longer there.
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
