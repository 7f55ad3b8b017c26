import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { learnTables } from '../../../kernel/db/embedded-statistics';
import { imports, importUndo } from '../../../kernel/db/schema/imports';
import { listings } from '../../../kernel/db/schema/listings';
import { stockMovements } from '../../../kernel/db/schema/stock';
import { transact } from '../../../kernel/db/transaction';
import { canMove, moveListings } from '../../listings';
import { noteUndone } from '../all-stores/note-result';
import { type PresentListing, readPresent } from '../check/present';
import type { ListingPlan } from '../check/verdict';
import { applyPlans, type Editor, editorOf } from './apply-plans';
import type { ImportContext } from './context';
import { type Import, renew } from './lease';
import { paceOn } from './pace';

type Undo = typeof importUndo.$inferSelect;

/**
 * Undoes an import, some listings in each transaction, which also marks them as done. Listings changed since stay
 * as they are; listings that the import created are archived. Stock moves back by as much as the import moved it,
 * never below zero, unless somebody has set it since.
 * @returns whether it was completed
 */
export async function undoRows(
  { db, shouldStop, isTurnOver }: Pick<ImportContext, 'db' | 'shouldStop' | 'isTurnOver'>,
  one: Import,
): Promise<boolean> {
  const { id } = one;
  const own = paceOn(db);
  // Listings up to this one are done, so the database need not read them again.
  let after = 0;
  for (let at = one; ; ) {
    if (shouldStop?.()) return false;
    const rows = await db
      .select({ ...getTableColumns(importUndo), storeId: listings.storeId })
      .from(importUndo)
      .innerJoin(listings, eq(listings.id, importUndo.listingId))
      .where(
        and(
          eq(importUndo.importId, id),
          gt(importUndo.listingId, after),
          isNull(importUndo.undone),
        ),
      )
      .orderBy(asc(importUndo.listingId))
      .limit(own.size());
    if (!rows.length) break;
    if (await isTurnOver?.()) return false;
    const step = {
      groupsDone: at.groupsDone + rows.length,
      rowsDone: rows.reduce((sum, { rowCount }) => sum + rowCount, at.rowsDone),
    };
    const since = performance.now();
    await transact(db, async (tx) => {
      await renew(tx, at, step);
      const back = new Set<number>();
      for (const storeId of new Set(rows.map((row) => row.storeId))) {
        const of = rows.filter((row) => row.storeId === storeId);
        const done = await takeBack(tx, editorOf(one, storeId), of);
        for (const listingId of done) back.add(listingId);
      }
      const left = rows.filter(({ listingId }) => !back.has(listingId));
      await note(tx, id, [...back], 'back');
      await note(
        tx,
        id,
        left.map(({ listingId }) => listingId),
        'left',
      );
    });
    own.took(performance.now() - since, rows.length);
    await learnTables(db);
    after = rows.at(-1)?.listingId ?? after;
    at = { ...at, ...step };
  }
  await transact(db, async (tx) => {
    await renew(tx, one, { state: 'undone', finishedAt: new Date() });
    const of = (undone: 'back' | 'left') =>
      tx.$count(importUndo, and(eq(importUndo.importId, id), eq(importUndo.undone, undone)));
    const [undoneCount, leftCount] = [await of('back'), await of('left')];
    await tx.update(imports).set({ undoneCount, leftCount }).where(eq(imports.id, id));
    if (one.storeId === null) await noteUndone(tx, one, { back: undoneCount, left: leftCount });
  });
  return true;
}

async function note(tx: Database, importId: number, ids: number[], undone: 'back' | 'left') {
  if (!ids.length) return;
  await tx
    .update(importUndo)
    .set({ undone })
    .where(and(eq(importUndo.importId, importId), inArray(importUndo.listingId, ids)));
}

/**
 * Restores listings.
 * @returns ids of the restored listings
 */
async function takeBack(tx: Database, editor: Editor, undos: Undo[]): Promise<Set<number>> {
  const { storeId, vendorId } = editor;
  const locked = await tx
    .select()
    .from(listings)
    .where(
      inArray(
        listings.id,
        undos.map(({ listingId }) => listingId),
      ),
    )
    .orderBy(asc(listings.id))
    .for('update');
  const rowOf = new Map(locked.map((row) => [row.id, row]));
  const same = undos.filter((undo) => rowOf.get(undo.listingId)?.version === undo.versionAfter);
  const made = same.flatMap((undo) => (undo.before ? [] : (rowOf.get(undo.listingId) ?? [])));
  await moveListings(
    tx,
    made.filter((row) => canMove(row, 'archive')),
    'archive',
    vendorId,
  );
  const changed = same.filter(({ before }) => before);
  const codes = changed.flatMap(({ listingId }) => rowOf.get(listingId)?.code ?? []);
  const present = await readPresent(tx, storeId, { codes, skus: [] });
  const presentOf = new Map([...present.listings.values()].map((one) => [one.id, one]));
  const setSince = await stockSetSince(tx, editor.importId, changed);
  const plans = changed.flatMap((undo) => {
    const now = presentOf.get(undo.listingId);
    return now && undo.before ? [planBack(undo, undo.before, now, setSince)] : [];
  });
  // Listings that the import first put on sale go off sale with their draft.
  const firstShown = changed.flatMap((undo) => {
    const row = rowOf.get(undo.listingId);
    return row && !undo.wasPublished && row.publishedAt && canMove(row, 'pause') ? [row] : [];
  });
  await applyPlans(tx, { ...editor, keepsUndo: false }, plans);
  await moveListings(tx, firstShown, 'pause', vendorId);
  return new Set(same.map(({ listingId }) => listingId));
}

function planBack(
  { shownBefore, wasPublished, stocks: moved }: Undo,
  document: NonNullable<Undo['before']>,
  now: PresentListing,
  setSince: ReadonlySet<number>,
): ListingPlan {
  const stocks = moved
    .filter(({ productId }) => !setSince.has(productId))
    .map(({ productId, to, seen }) => ({ productId, to: seen, seen: to, row: 0 }));
  const { code } = now;
  const plan = { code, document, stocks, rows: new Map<string, number>() };
  if (!wasPublished || !now.isPublished) return { ...plan, before: now, step: 'save' };
  // The version that shoppers saw before was approved then; only unapproved changes wait for review again.
  const status = now.status === 'in_review' ? 'live' : now.status;
  const before = { ...now, status, hasChanges: shownBefore !== null };
  const isResting = status === 'paused' || status === 'archived';
  return { ...plan, before, step: 'prices', shown: shownBefore ?? document, isResting };
}

/** Returns the products whose stock somebody, or another import, has set after this import. */
async function stockSetSince(
  tx: Database,
  importId: number,
  undos: readonly Undo[],
): Promise<Set<number>> {
  const ids = undos.flatMap(({ stocks }) => stocks.map(({ productId }) => productId));
  if (!ids.length) return new Set();
  const last = tx
    .select({
      productId: stockMovements.productId,
      last: sql<number>`max(${stockMovements.id})`.as('last'),
    })
    .from(stockMovements)
    .where(and(inArray(stockMovements.productId, ids), eq(stockMovements.importId, importId)))
    .groupBy(stockMovements.productId)
    .as('last_of_import');
  const rows = await tx
    .select({ productId: stockMovements.productId, times: count() })
    .from(stockMovements)
    .innerJoin(last, eq(last.productId, stockMovements.productId))
    .where(
      and(
        inArray(stockMovements.productId, ids),
        gt(stockMovements.id, last.last),
        inArray(stockMovements.kind, ['correction', 'import']),
      ),
    )
    .groupBy(stockMovements.productId);
  return new Set(rows.map(({ productId }) => productId));
}
