import type { ReviewedListing } from '@/lib/contract/schemas/seller/listings';
import { clockOf } from '@/lib/time/india';
import { type Market, MarketError } from './connect';
import { table } from './table';

/** Prints the listings of a status, by default those waiting for a review. */
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
        it.submitted_at ? clockOf(it.submitted_at) : '',
      ]),
    ),
  );
}

/** Approves a listing, or rejects it with a reason for its store, for one field or the whole listing. */
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
