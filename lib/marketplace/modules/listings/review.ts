import { asc, eq, sql } from 'drizzle-orm';
import type { ListingStatus } from '@/lib/api/schemas/seller/listing-states';
import type { ListingDecision, ReviewedListing } from '@/lib/api/schemas/seller/listings';
import type { Locale } from '@/lib/i18n/locales';
import { translated } from '@/lib/i18n/translated';
import type { Database } from '../../kernel/db/connection';
import { listings } from '../../kernel/db/schema/listings';
import { stores, vendors } from '../../kernel/db/schema/stores';
import { transact } from '../../kernel/db/transaction';
import { DomainError, NotFound } from '../../kernel/errors';
import { enqueueMail } from '../../kernel/mail/outbox';
import { listingDecidedMail } from './listing-mail';
import { publishedDocuments } from './published-documents';
import { noteRevisions } from './revisions';
import { publishOne } from './submit';

/** Listings of a status, those first that have waited longest, with what shoppers see of them. */
export async function listForReview(
  db: Database,
  { status = 'in_review', page, limit }: { status?: ListingStatus; page: number; limit: number },
): Promise<ReviewedListing[]> {
  const rows = await db
    .select({ listing: listings, store: stores.name })
    .from(listings)
    .innerJoin(stores, eq(stores.id, listings.storeId))
    .where(eq(listings.status, status))
    .orderBy(asc(listings.submittedAt), asc(listings.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const published = await publishedDocuments(
    db,
    rows.map(({ listing }) => listing.id),
  );
  return rows.flatMap(({ listing, store }) => {
    const document = listing.draft ?? published.get(listing.id);
    if (!document) return [];
    const { id, code, title, submittedAt } = listing;
    const submitted_at = submittedAt?.toISOString() ?? null;
    const seen = published.get(id) ?? null;
    return [{ id, store, code, title, status, submitted_at, document, published: seen }];
  });
}

/**
 * The operator's decision on a listing in review; its store is told by mail.
 * @throws {NotFound} listing_not_found
 * @throws {DomainError} 409 listing_state
 * @throws {InvalidFields} sku_taken, price_under_deal
 */
export function decideListing(db: Database, id: number, decision: ListingDecision): Promise<void> {
  return transact(db, async (tx) => {
    const [row] = await tx.select().from(listings).where(eq(listings.id, id)).for('update');
    if (!row) throw new NotFound('listing_not_found');
    if (row.status !== 'in_review') throw new DomainError(409, 'listing_state');
    const isApproved = decision.decision === 'approve';
    const reasons = decision.decision === 'reject' ? decision.reasons : null;
    if (isApproved) await publishOne(tx, row, null);
    await tx
      .update(listings)
      .set({
        reviewedAt: sql`now()`,
        rejection: reasons,
        ...(!isApproved && { status: 'rejected' as const }),
      })
      .where(eq(listings.id, id));
    const kind = isApproved ? 'approved' : 'rejected';
    await noteRevisions(tx, [{ listingId: id, kind, vendorId: null, document: row.draft }]);
    const [owner] = await tx
      .select({ email: vendors.email, name: vendors.firstName, lang: vendors.locale })
      .from(stores)
      .innerJoin(vendors, eq(vendors.id, stores.vendorId))
      .where(eq(stores.id, row.storeId));
    if (!owner) return;
    const listing = { id, title: titleIn(row, owner.lang), reasons: Object.values(reasons ?? {}) };
    const mail = listingDecidedMail(owner, listing, kind);
    await enqueueMail(tx, { kind: 'written', mail }, { storeId: row.storeId });
  });
}

const titleIn = (row: typeof listings.$inferSelect, lang: Locale) => translated(row, 'title', lang);
