import { asc, eq, sql } from 'drizzle-orm';
import type { ListingStatus } from '@/lib/contract/schemas/seller/listing-states';
import type { ListingDecision, ReviewedListing } from '@/lib/contract/schemas/seller/listings';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { translated } from '@/lib/i18n/translated';
import type { Database } from '../../kernel/db/connection';
import { listings } from '../../kernel/db/schema/listings';
import { stores, vendors } from '../../kernel/db/schema/stores';
import { transact } from '../../kernel/db/transaction';
import { DomainError, NotFound } from '../../kernel/errors';
import type { Mail } from '../../kernel/mail/mailer';
import { enqueueMail } from '../../kernel/mail/outbox';
import { button, greeting, paragraph } from '../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../kernel/mail/templates/compose';
import { wordingOf } from '../../kernel/mail/wording/wording';
import { publishedDocuments } from './published-documents';
import { noteRevisions } from './revisions';
import { publishOne } from './submit';

/** Returns listings of a status, the longest waiting first, with their public version. */
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
 * Applies the operator's decision on a listing in review and tells its store by mail.
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

type To = { email: string; name: string; lang: Locale };
type Decided = { id: number; title: string; reasons: string[] };

/** Composes the mail that tells a store's owner that several listings have passed the review. */
export function listingsApprovedMail({ email, name, lang }: To, count: number): Mail {
  const link = pageLink(lang, '/seller/listings');
  const words = wordingOf(lang, 'listings_approved', { name, count, link });
  return composeMail(lang, email, 'store', words.subject, [
    greeting(lang, name),
    ...words.opening,
    button(textOf(lang, 'mail.listing.open_all'), link),
    ...words.closing,
  ]);
}

/** Composes the mail that tells a store's owner the result of a listing's review. */
export function listingDecidedMail(
  { email, name, lang }: To,
  { id, title, reasons }: Decided,
  decision: 'approved' | 'rejected',
): Mail {
  const link = pageLink(lang, `/seller/listings/${id}`);
  const words = wordingOf(lang, `listing_${decision}`, { name, title, link });
  return composeMail(lang, email, 'store', words.subject, [
    greeting(lang, name),
    ...words.opening,
    ...reasons.map((reason) => paragraph(reason)),
    button(textOf(lang, 'mail.listing.open'), link),
    ...words.closing,
  ]);
}
