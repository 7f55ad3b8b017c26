import type { ReviewedListing } from '@/lib/api/schemas/seller/listings';
import { type Market, MarketError } from './connect';
import { table } from './table';

/** Prints the listings of a status, else those that wait for a review. */
export async function listListings(market: Market, status = 'in_review'): Promise<void> {
  const listings = await market<ReviewedListing[]>('GET', `/listings?limit=100&status=${status}`);
  if (!listings.length) {
    console.log(`No listing is ${status}.`);
    return;
  }
  console.log(
    table(
      ['LISTING', 'STORE', 'TITLE', 'SKUS', 'SUBMITTED'],
      listings.map((it) => [
        String(it.id),
        it.store,
        it.title,
        String(it.document.skus.length),
        it.submitted_at?.slice(0, 16) ?? '',
      ]),
    ),
  );
}

/** Approves a listing, or rejects it for a reason that its store reads, of one field or of the whole. */
export async function decideListing(
  market: Market,
  id: string | undefined,
  { reason, field = '' }: { reason?: string; field?: string },
  isApproved: boolean,
): Promise<void> {
  if (!id) throw new MarketError('Say which listing.');
  if (!isApproved && !reason) throw new MarketError('Give the reason: --reason "…"');
  const body = isApproved
    ? { decision: 'approve' }
    : { decision: 'reject', reasons: { [field]: reason } };
  await market('POST', `/listings/${encodeURIComponent(id)}/decide`, body);
  console.log(`${id}: ${isApproved ? 'approved' : 'rejected'}`);
}
