import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { listings } from '../../kernel/db/schema/listings';
import { noteRevisions } from './revisions';
import type { SavedListing } from './save-listings';

/** Sends saved drafts, which lack nothing, to the operator's review; some hundreds at a time. */
export async function submitForReview(
  tx: Database,
  vendorId: number | null,
  saved: SavedListing[],
): Promise<void> {
  if (!saved.length) return;
  const ids = saved.map(({ id }) => id);
  await tx
    .update(listings)
    .set({ status: 'in_review', rejection: null, submittedAt: sql`now()`, updatedAt: sql`now()` })
    .where(inArray(listings.id, ids));
  await noteRevisions(
    tx,
    saved.map(({ id, document }) => ({ listingId: id, kind: 'submitted', vendorId, document })),
  );
}
