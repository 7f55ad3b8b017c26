import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { camel, plainFieldNames } from '@/lib/contract/schemas/seller/plain-fields';
import { otherLocales } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { columnsOf, insertMany } from '../../../kernel/db/insert-many';
import { productMedia, products, productTranslations } from '../../../kernel/db/schema/catalog';
import { formerSlugs } from '../../../kernel/db/schema/former-slugs';
import type { SkuRow } from './sku-rows';

const batch = 500;

/** Processes rows in batches, so that no statement exceeds PostgreSQL's limit of parameters. */
async function inBatches<Row>(rows: Row[], work: (rows: Row[]) => Promise<unknown>) {
  for (let at = 0; at < rows.length; at += batch) await work(rows.slice(at, at + batch));
}

type Changed = SkuRow & { id: number; slug: string; formerSlug?: string };

/** The columns that a document determines, except the stock. */
const decided = [
  ...(['categoryId', 'brandId', 'slug', 'name', 'description', 'mrp', 'price', 'colour'] as const),
  ...(['size', 'attributes', 'gtin', 'hsn', 'gstRate', 'ownGstRate', 'gstNotification'] as const),
  ...(['weightGrams', 'lengthMm', 'widthMm', 'heightMm', 'isActive', 'isRemoved'] as const),
  ...plainFieldNames.map(camel),
];

/** Updates products to their documents, except their stock; a renamed product's former slug redirects. */
export async function updateSkus(tx: Database, rows: Changed[]): Promise<void> {
  const columns = columnsOf(products, decided);
  const set = columns.map(({ key, name }) => sql`${name} = r.${key}`);
  const types = columns.map(({ key, type }) => sql`${key} ${type}`);
  await inBatches(rows, (some) =>
    tx.execute(sql`update ${products} p set ${sql.join(set, sql`, `)}, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        as r(id bigint, ${sql.join(types, sql`, `)})
      where p.id = r.id`),
  );
  const former = rows.flatMap(({ id, formerSlug }) =>
    formerSlug ? [{ slug: formerSlug, productId: id }] : [],
  );
  await inBatches(former, (some) => tx.insert(formerSlugs).values(some).onConflictDoNothing());
}

type Written = { id: number; row: SkuRow; media: { position: number; url: string }[] };

/** Writes the texts of products in other languages, and deletes those that no longer exist. */
export async function writeTranslations(tx: Database, written: Written[]): Promise<void> {
  for (const locale of otherLocales) {
    const texts = written.flatMap(({ id, row }) => {
      const text = row.texts[locale];
      return text ? [{ productId: id, locale, ...text }] : [];
    });
    await inBatches(texts, (some) =>
      tx.execute(sql`${insertMany(productTranslations, some)} on conflict (product_id, locale)
        do update set name = excluded.name, description = excluded.description`),
    );
    const without = written.flatMap(({ id, row }) => (row.texts[locale] ? [] : [id]));
    await inBatches(without, (some) =>
      tx
        .delete(productTranslations)
        .where(
          and(inArray(productTranslations.productId, some), eq(productTranslations.locale, locale)),
        ),
    );
  }
}

/** Replaces the pictures of products. */
export async function writeMedia(tx: Database, written: Written[]): Promise<void> {
  await inBatches(written, async (some) => {
    const ids = some.map(({ id }) => id);
    await tx.delete(productMedia).where(inArray(productMedia.productId, ids));
    const rows = some.flatMap(({ id, media }) => media.map((one) => ({ productId: id, ...one })));
    if (rows.length) await tx.execute(insertMany(productMedia, rows));
  });
}

/** Takes SKUs missing in the documents off sale; returns their ids. */
export async function removeOthers(
  tx: Database,
  listingIds: number[],
  kept: number[],
): Promise<number[]> {
  const removed = await tx
    .update(products)
    .set({ isActive: false, isRemoved: true, updatedAt: sql`now()` })
    .where(
      and(
        inArray(products.listingId, listingIds),
        notInArray(products.id, kept),
        sql`not ${products.isRemoved}`,
      ),
    )
    .returning({ id: products.id });
  return removed.map(({ id }) => id);
}
