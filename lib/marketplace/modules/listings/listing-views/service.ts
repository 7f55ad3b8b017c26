import { and, asc, eq } from 'drizzle-orm';
import type { ListingFilters, ListingView } from '@/lib/contract/schemas/seller/listing-views';
import type { Database } from '../../../kernel/db/connection';
import { listingViews } from '../../../kernel/db/schema/listings';
import { stores } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';

type Member = { storeId: number; vendorId: number };

/** Maximum number of a member's views. */
const most = 20;

const ownOf = ({ storeId, vendorId }: Member) =>
  and(eq(listingViews.storeId, storeId), eq(listingViews.vendorId, vendorId));

/** Returns a member's views of the table of listings, by name. */
export function listViews(db: Database, member: Member): Promise<ListingView[]> {
  const { id, name, filters } = listingViews;
  return db
    .select({ id, name, filters })
    .from(listingViews)
    .where(ownOf(member))
    .orderBy(asc(name));
}

/**
 * Saves a view; replaces one of the same name.
 * @throws {DomainError} 409 listing_views_full
 */
export function saveView(
  db: Database,
  member: Member,
  { name, filters }: { name: string; filters: ListingFilters },
): Promise<void> {
  return transact(db, async (tx) => {
    // The lock serialises insertions, so that the count is exact.
    await tx.select().from(stores).where(eq(stores.id, member.storeId)).for('no key update');
    await tx
      .insert(listingViews)
      .values({ ...member, name, filters })
      .onConflictDoUpdate({
        target: [listingViews.storeId, listingViews.vendorId, listingViews.name],
        set: { filters },
      });
    if ((await tx.$count(listingViews, ownOf(member))) > most) {
      throw new DomainError(409, 'listing_views_full', { params: { max: most } });
    }
  });
}

/**
 * Removes a view.
 * @throws {NotFound} listing_view_not_found, also for another member's view
 */
export async function removeView(db: Database, member: Member, id: number): Promise<void> {
  const removed = await db
    .delete(listingViews)
    .where(and(ownOf(member), eq(listingViews.id, id)))
    .returning({ id: listingViews.id });
  if (!removed.length) throw new NotFound('listing_view_not_found');
}
