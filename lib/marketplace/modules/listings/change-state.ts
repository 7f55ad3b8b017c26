import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ListingStatus, RevisionKind } from '@/lib/contract/schemas/seller/listing-states';
import type { Database } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { listings } from '../../kernel/db/schema/listings';
import { transact } from '../../kernel/db/transaction';
import { DomainError } from '../../kernel/errors';
import { markProductsStale } from '../../kernel/events/stale-products/mark';
import { documentOf, type ListingRow, lockListing } from './find-listing';
import { noteRevisions } from './revisions';
import { createListing } from './save-draft';
import type { Editor } from './save-listings';

export type StateChange = 'pause' | 'resume' | 'archive';

type Move = { from: ListingStatus[]; kind: RevisionKind; to: (row: ListingRow) => ListingStatus };

const moves: Record<StateChange, Move> = {
  pause: { from: ['live', 'in_review', 'rejected'], kind: 'paused', to: () => 'paused' },
  resume: {
    from: ['paused', 'archived'],
    kind: 'resumed',
    to: ({ publishedAt }) => (publishedAt ? 'live' : 'draft'),
  },
  archive: {
    from: ['draft', 'in_review', 'live', 'paused', 'rejected'],
    kind: 'archived',
    to: () => 'archived',
  },
};

/**
 * Takes a listing off sale, puts it back, or archives it; deletes nothing.
 * @returns its new status
 * @throws {NotFound} listing_not_found
 * @throws {DomainError} 409 listing_state
 */
export function changeState(
  db: Database,
  { storeId, vendorId }: Editor,
  { id, change }: { id: number; change: StateChange },
): Promise<ListingStatus> {
  return transact(db, async (tx) => {
    const row = await lockListing(tx, { storeId, id });
    if (!canMove(row, change)) throw new DomainError(409, 'listing_state');
    await moveListings(tx, [row], change, vendorId);
    return moves[change].to(row);
  });
}

/** Returns whether a listing's state allows a step. */
export function canMove(row: ListingRow, change: StateChange): boolean {
  const isPausable = change !== 'pause' || row.publishedAt !== null;
  return moves[change].from.includes(row.status) && isPausable;
}

/**
 * Moves locked listings by a step that their state allows, in a few statements for any number of listings.
 * @param vendorId the member who does it; null for the operator
 */
export async function moveListings(
  tx: Database,
  rows: ListingRow[],
  change: StateChange,
  vendorId: number | null,
): Promise<void> {
  const { kind, to } = moves[change];
  for (const status of new Set(rows.map(to))) {
    const ids = rows.filter((row) => to(row) === status).map(({ id }) => id);
    await tx
      .update(listings)
      .set({ status, updatedAt: sql`now()` })
      .where(inArray(listings.id, ids));
    const changed = await tx
      .update(products)
      .set({ isActive: status === 'live', updatedAt: sql`now()` })
      .where(and(inArray(products.listingId, ids), eq(products.isRemoved, false)))
      .returning({ id: products.id });
    await markProductsStale(
      tx,
      changed.map(({ id }) => id),
    );
  }
  await noteRevisions(
    tx,
    rows.map(({ id, draft }) => ({ listingId: id, kind, vendorId, document: draft })),
  );
}

/**
 * Creates a draft with the same content; its SKUs need new codes.
 * @returns its id
 */
export async function duplicateListing(
  db: Database,
  editor: Editor,
  row: ListingRow,
): Promise<number> {
  const document = await documentOf(db, row);
  const skus = document.skus.map((sku, index) => ({
    ...sku,
    key: `d${index + 1}`,
    sku: '',
    gtin: '',
  }));
  return createListing(db, editor, { document: { ...document, skus } });
}
