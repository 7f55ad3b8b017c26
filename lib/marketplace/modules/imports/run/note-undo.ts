import { isDeepStrictEqual } from 'node:util';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
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
      stocks: stocks.map(({ productId, to, seen }) => ({ productId, to, seen })),
    };
  });
  if (!rows.length) return;
  await tx
    .insert(importUndo)
    .values(rows)
    .onConflictDoUpdate({
      target: [importUndo.importId, importUndo.listingId],
      // Its earlier part, in another transaction, has noted what was there before.
      set: {
        versionAfter: sql`excluded.version_after`,
        stocks: sql`${importUndo.stocks} || excluded.stocks`,
      },
    });
}
