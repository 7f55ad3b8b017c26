import { and, asc, eq, sql } from 'drizzle-orm';
import type { StoreSizeChart, StoreSizeChartBody } from '@/lib/contract/schemas/seller/size-charts';
import { translatedFields, translationsIn } from '@/lib/i18n/translated';
import type { Database } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { listings, sizeCharts } from '../../../kernel/db/schema/listings';
import { stores } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import { markProductsStale } from '../../../kernel/events/stale-products/mark';

/** Maximum number of a store's size charts. */
const most = 100;

const rowOf = (body: StoreSizeChartBody) => ({
  ...{ name: body.name, chart: body.chart },
  translations: translationsIn(body, ['name']),
});

/** Returns a store's size charts by name, with the number of published listings that show each. */
export async function listSizeCharts(db: Database, storeId: number): Promise<StoreSizeChart[]> {
  const { id, name, translations, chart } = sizeCharts;
  const rows = await db
    .select({
      ...{ id, name, translations, chart },
      // Raw names are needed because Drizzle omits table names of columns in statements over one table.
      listings: sql<number>`(
        select count(*) from ${listings} shown where shown.size_chart_id = size_charts.id
      )`.mapWith(Number),
    })
    .from(sizeCharts)
    .where(eq(sizeCharts.storeId, storeId))
    .orderBy(asc(name), asc(id));
  return rows.map(({ translations, ...row }) => ({
    ...row,
    ...translatedFields({ translations }, 'name'),
  }));
}

/**
 * Adds a size chart to a store.
 * @throws {DomainError} 409 size_charts_full
 */
export function addSizeChart(
  db: Database,
  storeId: number,
  body: StoreSizeChartBody,
): Promise<void> {
  return transact(db, async (tx) => {
    // The lock serialises insertions, so that the count is exact.
    await tx.select().from(stores).where(eq(stores.id, storeId)).for('no key update');
    if ((await tx.$count(sizeCharts, eq(sizeCharts.storeId, storeId))) >= most) {
      throw new DomainError(409, 'size_charts_full', { params: { max: most } });
    }
    await tx.insert(sizeCharts).values({ storeId, ...rowOf(body) });
  });
}

type Own = { storeId: number; id: number };

const isOwn = ({ storeId, id }: Own) => and(eq(sizeCharts.id, id), eq(sizeCharts.storeId, storeId));

/**
 * Changes a chart, at once on the pages of its listings.
 * @throws {NotFound} size_chart_not_found, also for another store's chart
 */
export function changeSizeChart(
  db: Database,
  { id, storeId }: Own,
  body: StoreSizeChartBody,
): Promise<void> {
  return transact(db, async (tx) => {
    const changed = await tx
      .update(sizeCharts)
      .set({ ...rowOf(body), updatedAt: sql`now()` })
      .where(isOwn({ id, storeId }))
      .returning({ id: sizeCharts.id });
    if (!changed.length) throw new NotFound('size_chart_not_found');
    await markStale(tx, id);
  });
}

/**
 * Removes a chart, also from the listings that show it.
 * @throws {NotFound} size_chart_not_found, also for another store's chart
 */
export function removeSizeChart(db: Database, { id, storeId }: Own): Promise<void> {
  return transact(db, async (tx) => {
    const [own] = await tx
      .select({ id: sizeCharts.id })
      .from(sizeCharts)
      .where(isOwn({ id, storeId }))
      .for('update');
    if (!own) throw new NotFound('size_chart_not_found');
    await markStale(tx, id);
    await tx.update(listings).set({ sizeChartId: null }).where(eq(listings.sizeChartId, id));
    await tx
      .update(listings)
      .set({ draft: sql`jsonb_set(${listings.draft}, '{size_chart_id}', 'null')` })
      .where(
        and(
          eq(listings.storeId, storeId),
          sql`${listings.draft} ->> 'size_chart_id' = ${String(id)}`,
        ),
      );
    await tx.delete(sizeCharts).where(eq(sizeCharts.id, id));
  });
}

async function markStale(tx: Database, chart: number) {
  const shown = await tx
    .select({ id: products.id })
    .from(products)
    .innerJoin(listings, eq(listings.id, products.listingId))
    .where(eq(listings.sizeChartId, chart));
  await markProductsStale(
    tx,
    shown.map(({ id }) => id),
  );
}
