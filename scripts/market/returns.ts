import type { OperatorReturn, OperatorReturns } from '@/lib/contract/schemas/seller/returns';
import { clockOf } from '@/lib/time/india';
import { type Market, MarketError } from './connect';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Prints the disputed returns, with both sides' statements. */
export async function listDisputes(market: Market): Promise<void> {
  const { returns } = await market<OperatorReturns>('GET', '/returns?show=disputed&limit=100');
  if (!returns.length) console.log('No returns in dispute.');
  for (const it of returns) {
    console.log(`${it.id} · ${it.number} · ${it.store} · ${rupees.format(it.refund.amount)}`);
    for (const item of it.items) console.log(`  ${item.quantity} × ${item.name}`);
    console.log(`  ${it.reason}${it.comment ? `: ${it.comment}` : ''}`);
    for (const { status, by, at, note } of it.timeline) {
      console.log(`  ${clockOf(at)}  ${by}: ${status}${note ? `  (${note})` : ''}`);
    }
    for (const { image } of [...it.pictures, ...it.store_pictures]) console.log(`  ${image}`);
  }
}

/** Prints the cash refunds that wait to be paid out. */
export async function listPayable(market: Market): Promise<void> {
  const { returns } = await market<OperatorReturns>('GET', '/returns?show=payable&limit=100');
  if (!returns.length) console.log('No refunds to pay out.');
  for (const it of returns) {
    console.log(`${it.id} · ${it.number} · ${rupees.format(it.to_pay)} to ${it.pay_to}`);
  }
}

/** Decides a disputed return; both sides read the note. */
export async function decideDisputed(
  market: Market,
  [id, note]: string[],
  accept: boolean,
): Promise<void> {
  if (!id || !note) throw new MarketError('Say which return, and why in quotes.');
  const path = `/returns/${encodeURIComponent(id)}/decide`;
  const decided = await market<OperatorReturn>('POST', path, { accept, note });
  console.log(`${decided.number}: ${decided.status}`);
}

/** Records that a refund was paid out, with its reference. */
export async function markReturnPaid(market: Market, [id, reference]: string[]): Promise<void> {
  if (!id || !reference) throw new MarketError('Say which return, and the reference.');
  const path = `/returns/${encodeURIComponent(id)}/paid`;
  const paid = await market<OperatorReturn>('POST', path, { reference });
  console.log(`${paid.number}: paid, ${reference}`);
}
