import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import type { RevisionKind } from '@/lib/contract/schemas/seller/listing-states';
import type { Database } from '../../kernel/db/connection';
import { insertMany } from '../../kernel/db/insert-many';
import { personName } from '../../kernel/db/person-name';
import { listingRevisions } from '../../kernel/db/schema/listings';
import { vendors } from '../../kernel/db/schema/stores';

type Note = {
  listingId: number;
  kind: RevisionKind;
  /** Null for the operator. */
  vendorId: number | null;
  document: ListingDocument | null;
};

/** Maximum number of revisions kept for a listing. */
const most = 50;

/** Writes revisions into the history of their listings. */
export async function noteRevisions(tx: Database, notes: Note[]): Promise<void> {
  for (let at = 0; at < notes.length; at += 500) {
    await tx.execute(insertMany(listingRevisions, notes.slice(at, at + 500)));
  }
}

/**
 * Records that a draft was saved. One person's saves within ten minutes are one revision, so that an editor that
 * saves every few seconds leaves a readable history; the oldest revisions are deleted.
 */
export async function noteSaved(tx: Database, note: Omit<Note, 'kind'>): Promise<void> {
  const { listingId, vendorId, document } = note;
  const [last] = await tx
    .select()
    .from(listingRevisions)
    .where(eq(listingRevisions.listingId, listingId))
    .orderBy(desc(listingRevisions.id))
    .limit(1);
  const isRecent = last && Date.now() - last.createdAt.getTime() < 10 * 60_000;
  if (isRecent && last.kind === 'saved' && last.vendorId === vendorId) {
    await tx.update(listingRevisions).set({ document }).where(eq(listingRevisions.id, last.id));
    return;
  }
  await noteRevisions(tx, [{ ...note, kind: 'saved' }]);
  const old = tx
    .select({ id: listingRevisions.id })
    .from(listingRevisions)
    .where(eq(listingRevisions.listingId, listingId))
    .orderBy(desc(listingRevisions.id))
    .offset(most)
    .limit(most);
  await tx.delete(listingRevisions).where(inArray(listingRevisions.id, old));
}

/** Returns the history of a listing, newest first; `has_document` says whether it can be restored. */
export async function listRevisions(db: Database, listingId: number) {
  const rows = await db
    .select({
      id: listingRevisions.id,
      kind: listingRevisions.kind,
      by: personName(vendors),
      hasDocument: sql<boolean>`${isNotNull(listingRevisions.document)}`,
      createdAt: listingRevisions.createdAt,
    })
    .from(listingRevisions)
    .leftJoin(vendors, eq(vendors.id, listingRevisions.vendorId))
    .where(eq(listingRevisions.listingId, listingId))
    .orderBy(desc(listingRevisions.id))
    .limit(most);
  return rows.map(({ hasDocument, createdAt, ...row }) => ({
    ...row,
    has_document: hasDocument,
    created_at: createdAt.toISOString(),
  }));
}

/** Returns the document of a revision of that listing; undefined if there is none. */
export async function findRevision(
  db: Database,
  { listingId, id }: { listingId: number; id: number },
): Promise<ListingDocument | undefined> {
  const [row] = await db
    .select({ document: listingRevisions.document })
    .from(listingRevisions)
    .where(and(eq(listingRevisions.id, id), eq(listingRevisions.listingId, listingId)));
  return row?.document ?? undefined;
}
