import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ChangedSku, SkuChange } from '@/lib/api/schemas/seller/listings';
import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import { markProductsStale } from '../../catalog/stale-products/mark';
import type { Database } from '../../db/connection';
import { products } from '../../db/schema/catalog';
import { listings } from '../../db/schema/listings';
import { transact } from '../../db/transaction';
import { correctStocks } from '../../inventory/correct-stock';
import { paiseOf, rupees } from '../../money/rupees';
import { skusUnderDeal } from './publish/refusals';
import { noteRevisions } from './revisions';
import type { Editor } from './save-listings';

type Present = {
  id: number;
  listingId: number;
  sku: string;
  mrp: number;
  price: number;
  stock: number;
  lowStockThreshold: number | null;
};
type Refusal = TextKeyUnder<'validation'>;

/**
 * Changes price, MRP (rupees), stock and threshold of SKUs, at once and without a review; the drafts of their listings follow.
 * A higher MRP is refused here: it is reviewed with its listing.
 * Each row answers for itself, in words of the language: what cannot be written leaves the others alone.
 */
export function changeSkus(
  db: Database,
  { storeId, vendorId }: Editor,
  changes: SkuChange[],
  lang: Locale,
): Promise<ChangedSku[]> {
  return transact(db, async (tx) => {
    const present = await lockSkus(
      tx,
      storeId,
      changes.map(({ id }) => id),
    );
    const raised = changes.filter(
      ({ id, price }) => price !== undefined && paiseOf(price) > (present.get(id)?.price ?? 0),
    );
    const underDeal = await skusUnderDeal(
      tx,
      raised.map(({ id }) => id),
    );
    const accepted = new Map<number, SkuChange>();
    const refused = new Map<SkuChange, Refusal>();
    for (const change of changes) {
      const before = present.get(change.id);
      const why = before ? refusalOf(change, before, underDeal) : 'sku_gone';
      if (why || accepted.has(change.id)) refused.set(change, why ?? 'sku_twice');
      else accepted.set(change.id, change);
    }
    await writePrices(tx, present, [...accepted.values()]);
    await writeThresholds(tx, present, [...accepted.values()]);
    const stock = [...accepted.values()].flatMap(({ id: productId, stock: to }) =>
      to === undefined ? [] : [{ productId, to }],
    );
    const reason = textOf(lang, 'api.stock_set_in_table');
    const after = await correctStocks(tx, stock, { kind: 'correction', reason, vendorId });
    for (const [id, stock] of after) Object.assign(present.get(id) ?? {}, { stock });
    await updateDrafts(
      tx,
      [...accepted.keys()].flatMap((id) => present.get(id) ?? []),
      vendorId,
    );
    return changes.map((change) => {
      const why = refused.get(change);
      const row = present.get(change.id);
      return {
        id: change.id,
        ok: !why,
        message: why ? textOf(lang, `validation.${why}`) : null,
        present: row ? presentOf(row) : null,
      };
    });
  });
}

async function lockSkus(tx: Database, storeId: number, ids: number[]) {
  const { id, listingId, sku, mrp, price, stock, lowStockThreshold } = products;
  const rows: Present[] = await tx
    .select({ id, listingId, sku, mrp, price, stock, lowStockThreshold })
    .from(products)
    .where(
      and(inArray(products.id, ids), eq(products.storeId, storeId), eq(products.isRemoved, false)),
    )
    .orderBy(products.id)
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

function refusalOf(
  { id, was, ...change }: SkuChange,
  before: Present,
  underDeal: Set<number>,
): Refusal | undefined {
  const isOther =
    (was?.mrp !== undefined && paiseOf(was.mrp) !== before.mrp) ||
    (was?.price !== undefined && paiseOf(was.price) !== before.price) ||
    (was?.stock !== undefined && was.stock !== before.stock);
  if (isOther) return 'sku_changed';
  const mrp = change.mrp === undefined ? before.mrp : paiseOf(change.mrp);
  const price = change.price === undefined ? before.price : paiseOf(change.price);
  if (mrp > before.mrp) return 'mrp_review';
  if (price <= 0) return 'price_required';
  if (price > mrp) return 'price_over_mrp';
  return price > before.price && underDeal.has(id) ? 'price_under_deal' : undefined;
}

/** Writes prices and MRPs in one statement, also into the rows as they are known here. */
async function writePrices(tx: Database, present: Map<number, Present>, changes: SkuChange[]) {
  const changed = changes.flatMap((change) => {
    const row = present.get(change.id);
    if (!row) return [];
    const mrp = change.mrp === undefined ? row.mrp : paiseOf(change.mrp);
    const price = change.price === undefined ? row.price : paiseOf(change.price);
    if (mrp === row.mrp && price === row.price) return [];
    Object.assign(row, { mrp, price });
    return [{ id: row.id, mrp, price }];
  });
  if (!changed.length) return;
  await tx.execute(sql`update ${products} p set mrp = r.mrp, price = r.price, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r(id bigint, mrp bigint, price bigint)
    where p.id = r.id`);
  await markProductsStale(
    tx,
    changed.map(({ id }) => id),
  );
}

/** Writes thresholds in one statement, also into the rows as they are known here. */
async function writeThresholds(tx: Database, present: Map<number, Present>, changes: SkuChange[]) {
  const changed = changes.flatMap(({ id, low_stock: low }) => {
    const row = present.get(id);
    if (!row || low === undefined || low === row.lowStockThreshold) return [];
    row.lowStockThreshold = low;
    return [{ id, low }];
  });
  if (!changed.length) return;
  await tx.execute(sql`update ${products} p set low_stock_threshold = r.low
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r(id bigint, low integer)
    where p.id = r.id`);
}

const presentOf = (row: Present) => ({
  mrp: rupees(row.mrp),
  price: rupees(row.price),
  stock: row.stock,
  low_stock: row.lowStockThreshold,
});

async function updateDrafts(tx: Database, changed: Present[], vendorId: number): Promise<void> {
  const ids = [...new Set(changed.map(({ listingId }) => listingId))];
  if (!ids.length) return;
  const bySku = new Map(changed.map((row) => [`${row.listingId} ${row.sku}`, row]));
  const rows = await tx
    .select({ id: listings.id, draft: listings.draft })
    .from(listings)
    .where(inArray(listings.id, ids))
    .orderBy(listings.id)
    .for('update');
  const notes = [];
  for (const { id, draft } of rows) {
    if (!draft) continue;
    const skus = draft.skus.map((sku) => {
      const row = bySku.get(`${id} ${sku.sku}`);
      return row ? { ...sku, ...presentOf(row) } : sku;
    });
    const document = { ...draft, skus };
    notes.push({ listingId: id, kind: 'prices' as const, vendorId, document });
  }
  if (!notes.length) return;
  const drafts = notes.map(({ listingId: id, document: draft }) => ({ id, draft }));
  await tx.execute(sql`update ${listings} l
    set draft = r.draft, version = l.version + 1, updated_by = ${vendorId}
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as r(id bigint, draft jsonb)
    where l.id = r.id`);
  await noteRevisions(tx, notes);
}
