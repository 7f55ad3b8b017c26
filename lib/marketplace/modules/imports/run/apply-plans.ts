import { isDeepStrictEqual } from 'node:util';
import { inArray, sql } from 'drizzle-orm';
import type { Problem } from '@/lib/contract/schemas/seller/listing-problems';
import type { Database } from '../../../kernel/db/connection';
import { insertMany } from '../../../kernel/db/insert-many';
import { products } from '../../../kernel/db/schema/catalog';
import { type imports, importUndo, type RowProblem } from '../../../kernel/db/schema/imports';
import { listings } from '../../../kernel/db/schema/listings';
import { requestBrands } from '../../catalog';
import { correctStocks } from '../../inventory';
import {
  needsReview,
  publishListings,
  raisesMrp,
  saveListings,
  submitForReview,
} from '../../listings';
import type { ListingPlan } from '../check/verdict';

/** The store for which an import writes, and the editor in its history. */
export type Editor = {
  storeId: number;
  vendorId: number | null;
  importId: number;
  /** True if operators import for all stores. */
  isMarkets: boolean;
};

export const editorOf = (
  { id, storeId: own, vendorId }: typeof imports.$inferSelect,
  storeId: number,
): Editor => ({ storeId, vendorId, importId: id, isMarkets: own === null });

/** Problems by the number of their row. */
export type Refusals = Map<number, RowProblem>;

/**
 * Carries out the plans in a few statements for all listings: saves them, shows them to shoppers or to the
 * operator, shows new prices at once, sets stock. Operators' imports count as reviewed; only a store's own
 * unapproved changes still go to review.
 * @returns the late refusals, and notes on accepted rows
 */
export async function applyPlans(
  tx: Database,
  editor: Editor & { keepsUndo: boolean },
  plans: ListingPlan[],
): Promise<{ refusals: Refusals; notes: Refusals }> {
  const { storeId, vendorId, importId, isMarkets, keepsUndo } = editor;
  const refusals: Refusals = new Map();
  const note = (refused: Map<number, Problem[]>, plansById: Map<number, ListingPlan>) => {
    for (const [id, problems] of refused) {
      const plan = plansById.get(id);
      if (plan) noteRefusals(refusals, plan, problems);
    }
  };
  const repriced = plans.filter((plan) => plan.step === 'prices' && plan.before && plan.shown);
  const byId = new Map(repriced.map((plan) => [Number(plan.before?.id), plan]));
  const shown = [...byId].flatMap(([id, { code, shown: document }]) =>
    document ? [{ id, storeId, code, document }] : [],
  );
  if (shown.length) {
    await publishListings(tx, shown, { vendorId }).then((refused) => note(refused, byId));
  }
  const toSave = plans.filter(({ step }) => step !== 'none');
  const saved = await saveListings(
    tx,
    editor,
    toSave.map(({ code, document }) => ({ code, document })),
    'imported',
  );
  const planOf = new Map(toSave.map((plan) => [plan.code, plan]));
  const idOf = new Map(saved.map((listing) => [listing.id, planOf.get(listing.code)]));
  const isOf = (id: number, ...steps: ListingPlan['step'][]) =>
    steps.includes(idOf.get(id)?.step ?? 'none');
  // A listing that gets only new prices has no unpublished changes.
  const upToDate = saved.filter(
    ({ id }) => isOf(id, 'prices') && !idOf.get(id)?.before?.hasChanges,
  );
  const waiting = saved.filter(
    ({ id }) => isOf(id, 'prices') && idOf.get(id)?.before?.status === 'in_review',
  );
  const finished = saved.filter(({ id }) => isOf(id, 'publish'));
  const plansById = new Map([...idOf].flatMap(([id, plan]) => (plan ? [[id, plan]] : [])));
  const isReviewed = await needsReview(tx, storeId);
  const goesToReview = ({ id }: { id: number }) =>
    isReviewed
      ? !isMarkets || hasOwnChanges(plansById.get(id))
      : !isMarkets && isDearer(plansById.get(id));
  const published = [...upToDate, ...finished.filter((listing) => !goesToReview(listing))];
  if (published.length) note(await publishListings(tx, published, { vendorId }), plansById);
  await submitForReview(tx, vendorId, [...waiting, ...finished.filter(goesToReview)]);
  await keepResting(tx, plans);
  await requestBrands(
    tx,
    saved.flatMap(({ id }) => {
      const name = plansById.get(id)?.requestedBrand;
      return name ? [{ listingId: id, name }] : [];
    }),
  );
  const stocks = plans.flatMap((plan) => plan.stocks);
  const cause = { kind: 'import' as const, importId, vendorId: vendorId ?? undefined };
  const after = await correctStocks(tx, stocks, cause);
  if (keepsUndo) {
    const ids = new Map(saved.map(({ id, code }) => [code, id]));
    await noteUndo(tx, importId, plans, ids);
  }
  return { refusals, notes: stockNotes(stocks, after) };
}

/** Keeps listings off sale after `publishListings` has updated their prices. */
async function keepResting(tx: Database, plans: ListingPlan[]): Promise<void> {
  const resting = plans.flatMap(({ before, isResting }) => (isResting && before ? [before] : []));
  for (const status of new Set(resting.map((before) => before.status))) {
    const of = resting.filter((before) => before.status === status);
    const ids = of.map(({ id }) => id);
    const waiting = of.filter(({ hasChanges }) => hasChanges).map(({ id }) => id);
    await tx
      .update(listings)
      .set({
        status,
        hasChanges: waiting.length ? inArray(listings.id, waiting) : sql`false`,
      })
      .where(inArray(listings.id, ids));
    await tx.update(products).set({ isActive: false }).where(inArray(products.listingId, ids));
  }
}

/** Returns notes for rows whose stock differs from the file because it has moved since the check. */
function stockNotes(stocks: ListingPlan['stocks'], after: ReadonlyMap<number, number>): Refusals {
  return new Map(
    stocks.flatMap(({ productId, to, seen, row }): [number, RowProblem][] => {
      const stock = after.get(productId) ?? to;
      if (stock === to) return [];
      const params = { seen, after: stock };
      return [[row, { field: 'stock', code: 'stock_moved', params }]];
    }),
  );
}

const isDearer = (plan: ListingPlan | undefined) =>
  plan !== undefined && raisesMrp(plan.before?.published ?? undefined, plan.document);

const hasOwnChanges = (plan: ListingPlan | undefined) =>
  plan?.before?.hasChanges || plan?.before?.status === 'in_review';

/** Reports refusals that name a SKU of the document at the SKU's row. */
function noteRefusals(refusals: Refusals, plan: ListingPlan, problems: Problem[]): void {
  for (const { field, code } of problems) {
    const [, index] = /^skus\.(\d+)\./.exec(field) ?? [];
    const sku = plan.document.skus[Number(index)]?.sku ?? '';
    const number = plan.rows.get(sku) ?? [...plan.rows.values()][0];
    if (number === undefined) continue;
    const isPrice = code === 'price_under_deal';
    refusals.set(
      number,
      isPrice
        ? { field: 'price', code: 'price_under_deal' }
        : { field: 'sku', code: 'sku_elsewhere', params: { listing: '–' } },
    );
  }
}

/**
 * Saves the state of listings before an import changed them, for an undo.
 * @param ids of the listings that were saved, by their codes
 */
async function noteUndo(
  tx: Database,
  importId: number,
  plans: readonly ListingPlan[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const byId = new Map(
    plans.flatMap((plan) => {
      const id = plan.before?.id ?? ids.get(plan.code);
      return id === undefined ? [] : [[id, plan] as const];
    }),
  );
  if (!byId.size) return;
  const now = await tx
    .select({ id: listings.id, version: listings.version })
    .from(listings)
    .where(inArray(listings.id, [...byId.keys()]));
  const rows = now.flatMap(({ id, version }) => {
    const plan = byId.get(id);
    if (!plan) return [];
    const { before, stocks } = plan;
    const shown = before?.isPublished ? before.published : undefined;
    return {
      importId,
      listingId: id,
      before: before?.document ?? null,
      shownBefore: shown && !isDeepStrictEqual(shown, before?.document) ? shown : null,
      wasPublished: shown !== undefined,
      versionAfter: version,
      rowCount: plan.rows.size,
      stocks: stocks.map(({ productId, to, seen }) => ({ productId, to, seen })),
    };
  });
  if (!rows.length) return;
  // An existing row keeps the earlier state: another transaction of the same import saved it before.
  await tx.execute(sql`${insertMany(importUndo, rows)}
    on conflict (import_id, listing_id) do update set
      version_after = excluded.version_after, stocks = ${importUndo.stocks} || excluded.stocks,
      row_count = ${importUndo.rowCount} + excluded.row_count`);
}
