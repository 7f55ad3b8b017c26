import type { Applications } from '@/lib/contract/schemas/vendors';
import { dayOf } from '@/lib/time/india';
import { type Market, MarketError } from './connect';
import { table } from './table';

/** Prints the applications of a status, by default pending ones. */
export async function listVendors(market: Market, status = 'pending'): Promise<void> {
  const path = `/vendors?status=${status}&limit=100`;
  const { applications } = await market<Applications>('GET', path);
  if (!applications.length) {
    console.log(`No store is ${status}.`);
    return;
  }
  console.log(
    table(
      ['APPLICATION', 'STORE', 'CITY', 'GSTIN', 'E-MAIL', 'STATUS', 'APPLIED'],
      applications.map((it) => [
        it.application_number,
        it.name,
        it.city,
        it.gstin,
        it.email,
        it.status,
        dayOf(it.applied_at),
      ]),
    ),
  );
}

/** Decides on an application; all decisions but an approval need a reason, which the vendor reads. */
export async function decideVendor(
  market: Market,
  status: 'approved' | 'rejected' | 'suspended',
  number: string | undefined,
  reason: string | undefined,
): Promise<void> {
  if (!number) throw new MarketError('Say which application, e.g. V-7K3M9Q2X5P.');
  if (status !== 'approved' && !reason) throw new MarketError('Give the reason: --reason "…"');
  await market('POST', `/vendors/${encodeURIComponent(number)}/decide`, { status, reason });
  console.log(`${number}: ${status}`);
}
