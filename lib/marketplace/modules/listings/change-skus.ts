import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { ListingSku } from '@/lib/contract/schemas/seller/listing-document';
import type { ChangedSku, SkuChange, SkuRefusal } from '@/lib/contract/schemas/seller/listings';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { listings } from '../../kernel/db/schema/listings';
import { markProductsStale } from '../../kernel/events/stale-products/mark';
import { paiseOf, rupees } from '../../kernel/money/rupees';
import { type Correction, correctStocks } from '../inventory';
import { once, type StoreRequest } from '../sellers';
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

/** A change of an existing SKU, by its id. */
type Change = SkuChange & { id: number };

/** Rows of a transaction, which takes some 60 ms: on the embedded database other requests wait for its end. */
const rowsAtOnce = 25;

/** The greatest permitted stock. */
const mostStock = 1_000_000;

/**
 * Changes price, MRP (rupees), stock and threshold of SKUs at once without a review, and updates the drafts of
 * their listings. Refuses a higher MRP, which is reviewed with its listing. Each row has its own result, with a
 * message in the language; a refused row does not affect others. Writes rows in batches, each once for the
 * request's key: a repeated request with the same key continues after an interruption.
 * @throws {DomainError} 409 idempotency_key_used
 */
export async function changeSkus(
  db: Database,
  editor: Editor,
  { changes, lang, request }: { changes: SkuChange[]; lang: Locale; request: StoreRequest },
): Promise<ChangedSku[]> {
  const answers: ChangedSku[] = [];
  const done = new Set<number>();
  for (let at = 0; at < changes.length; at += rowsAtOnce) {
    if (at > 0) await nextTurn();
    const batch = changes.slice(at, at + rowsAtOnce);
    const work = (tx: Database) => changeBatch(tx, editor, { changes: batch, lang, done });
    const answered = await once(db, request, work, at / rowsAtOnce);
    for (const { id, ok } of answered) if (ok && id !== null) done.add(id);
    answers.push(...answered);
  }
  return answers;
}

/**
 * Changes one batch of SKUs.
 * @param done SKUs that earlier rows have changed
 */
async function changeBatch(
  tx: Database,
  { storeId, vendorId }: Editor,
  { changes, lang, done }: { changes: SkuChange[]; lang: Locale; done: ReadonlySet<number> },
): Promise<ChangedSku[]> {
  const { present, idOf } = await lockSkus(tx, storeId, changes);
  const named = changes.map((change): Change | undefined => {
    const id = idOf(change);
    return id === undefined ? undefined : { ...change, id };
  });
  const raised = named.flatMap((change) => {
    const { price } = change ?? {};
    const isRaised =
      price !== undefined && paiseOf(price) > (present.get(change?.id ?? 0)?.price ?? 0);
    return change && isRaised ? [change.id] : [];
  });
  const underDeal = await skusUnderDeal(tx, raised);
  const accepted = new Map<number, Change>();
  const refusals = named.map((change): SkuRefusal | undefined => {
    const before = change && present.get(change.id);
    if (!before) return 'sku_gone';
    if (done.has(change.id) || accepted.has(change.id)) return 'sku_repeated';
    const why = refusalOf(change, before, underDeal);
    if (!why) accepted.set(change.id, change);
    return why;
  });
  const written = [...accepted.values()];
  const priced = await writePrices(tx, present, written);
  await writeThresholds(tx, present, written);
  const stock = written.flatMap(({ id: productId, stock: to, by }): Correction[] => {
    if (by !== undefined) return [{ productId, by }];
    return to === undefined ? [] : [{ productId, to }];
  });
  const reason = textOf(lang, 'api.stock_set_in_table');
  const after = await correctStocks(tx, stock, { kind: 'correction', reason, vendorId });
  for (const [id, stock] of after) Object.assign(present.get(id) ?? {}, { stock });
  const rows = [...accepted.keys()].flatMap((id) => present.get(id) ?? []);
  await updateDrafts(tx, rows, { vendorId, priced });
  return changes.map((change, at) => {
    const why = refusals[at];
    const row = present.get(named[at]?.id ?? 0);
    return {
      id: row?.id ?? change.id ?? null,
      sku: row?.sku ?? change.sku ?? null,
      ok: !why,
      code: why ?? null,
      message: why ? textOf(lang, `validation.${why}`) : null,
      present: row ? presentOf(row) : null,
    };
  });
}

async function lockSkus(tx: Database, storeId: number, changes: SkuChange[]) {
  const { id, listingId, sku, mrp, price, stock, lowStockThreshold } = products;
  const ids = changes.flatMap((change) => change.id ?? []);
  const skus = changes.flatMap((change) => change.sku ?? []);
  const rows: Present[] = await tx
    .select({ id, listingId, sku, mrp, price, stock, lowStockThreshold })
    .from(products)
    .where(
      and(
        or(inArray(products.id, ids), inArray(products.sku, skus)),
        eq(products.storeId, storeId),
        eq(products.isRemoved, false),
      ),
    )
    .orderBy(products.id)
    .for('update');
  const idBySku = new Map(rows.map((row) => [row.sku, row.id]));
  return {
    present: new Map(rows.map((row) => [row.id, row])),
    idOf: (change: SkuChange) => change.id ?? idBySku.get(change.sku ?? ''),
  };
}

function refusalOf(
  { id, was, by, ...change }: Change,
  before: Present,
  underDeal: Set<number>,
): SkuRefusal | undefined {
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
  if (price > before.price && underDeal.has(id)) return 'price_under_deal';
  if (by !== undefined && before.stock + by < 0) return 'stock_short';
  return by !== undefined && before.stock + by > mostStock ? 'quantity' : undefined;
}

/** Writes prices and MRPs in one statement and updates `present`; returns the ids of changed SKUs. */
async function writePrices(
  tx: Database,
  present: Map<number, Present>,
  changes: Change[],
): Promise<Set<number>> {
  const changed = changes.flatMap((change) => {
    const row = present.get(change.id);
    if (!row) return [];
    const mrp = change.mrp === undefined ? row.mrp : paiseOf(change.mrp);
    const price = change.price === undefined ? row.price : paiseOf(change.price);
    if (mrp === row.mrp && price === row.price) return [];
    Object.assign(row, { mrp, price });
    return [{ id: row.id, mrp, price }];
  });
  if (!changed.length) return new Set();
  await tx.execute(sql`update ${products} p set mrp = r.mrp, price = r.price, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r(id bigint, mrp bigint, price bigint)
    where p.id = r.id`);
  const ids = changed.map(({ id }) => id);
  await markProductsStale(tx, ids);
  return new Set(ids);
}

/** Writes thresholds in one statement and updates `present`. */
async function writeThresholds(tx: Database, present: Map<number, Present>, changes: Change[]) {
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

/** Updates drafts that differ from their SKUs; notes prices in the history of listings (stock has its own). */
async function updateDrafts(
  tx: Database,
  rows: Present[],
  { vendorId, priced }: { vendorId: number; priced: ReadonlySet<number> },
): Promise<void> {
  const ids = [...new Set(rows.map(({ listingId }) => listingId))];
  if (!ids.length) return;
  const bySku = new Map(rows.map((row) => [`${row.listingId} ${row.sku}`, row]));
  const found = await tx
    .select({ id: listings.id, draft: listings.draft })
    .from(listings)
    .where(inArray(listings.id, ids))
    .orderBy(listings.id)
    .for('update');
  const drafts = found.flatMap(({ id, draft }) => {
    if (!draft) return [];
    const skus = draft.skus.map((sku) => {
      const row = bySku.get(`${id} ${sku.sku}`);
      return row ? { ...sku, ...presentOf(row) } : sku;
    });
    const isSame = skus.every((sku, at) => isEqual(sku, draft.skus[at]));
    return isSame ? [] : [{ id, draft: { ...draft, skus } }];
  });
  if (!drafts.length) return;
  await tx.execute(sql`update ${listings} l
    set draft = r.draft, version = l.version + 1, updated_by = ${vendorId}
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as r(id bigint, draft jsonb)
    where l.id = r.id`);
  const pricedListings = new Set(
    rows.flatMap(({ id, listingId }) => (priced.has(id) ? [listingId] : [])),
  );
  await noteRevisions(
    tx,
    drafts.flatMap(({ id: listingId, draft: document }) =>
      pricedListings.has(listingId)
        ? [{ listingId, kind: 'prices' as const, vendorId, document }]
        : [],
    ),
  );
}

const isEqual = (one: ListingSku, other: ListingSku | undefined) =>
  other !== undefined &&
  one.mrp === other.mrp &&
  one.price === other.price &&
  one.stock === other.stock &&
  (one.low_stock ?? null) === (other.low_stock ?? null);
