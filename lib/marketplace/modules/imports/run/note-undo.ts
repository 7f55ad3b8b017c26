import { isDeepStrictEqual } from 'node:util';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { insertMany } from '../../../kernel/db/insert-many';
import { importUndo } from '../../../kernel/db/schema/imports';
import { listings } from '../../../kernel/db/schema/listings';
import type { ListingPlan } from '../check/verdict';

/**
 * Notes what listings were before an import changed them, so that it can be taken back.
 * @param ids of the listings that were saved, by their codes
 */
export async function noteUndo(
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
  // Of one that is there, its earlier part, in another transaction, has noted what was there before.
  await tx.execute(sql`${insertMany(importUndo, rows)}
    on conflict (import_id, listing_id) do update set
      version_after = excluded.version_after, stocks = ${importUndo.stocks} || excluded.stocks,
      row_count = ${importUndo.rowCount} + excluded.row_count`);
}
