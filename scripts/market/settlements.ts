import { writeFileSync } from 'node:fs';
import type {
  BankFile,
  OperatorSettlement,
  StoreAdjustment,
} from '@/lib/contract/schemas/operators/settlements';
import { timeZone } from '@/lib/time/india';
import { type Market, MarketError } from './connect';
import { table } from './table';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone });

/** Prints settlements of a status, by default all. */
export async function listSettlements(market: Market, status?: string): Promise<void> {
  const query = status ? `?limit=100&status=${encodeURIComponent(status)}` : '?limit=100';
  const { settlements, total } = await market<{
    settlements: OperatorSettlement[];
    total: number;
  }>('GET', `/settlements${query}`);
  if (!settlements.length) {
    console.log(`There is no ${status ?? ''} settlement.`.replace('  ', ' '));
    return;
  }
  console.log(
    table(
      ['ID', 'NUMBER', 'STORE', 'UNTIL', 'AMOUNT', 'STATUS', 'BANK ACCOUNT', 'UTR'],
      settlements.map((it) => [
        String(it.id),
        it.number,
        it.store.name,
        day.format(new Date(Date.parse(it.period_to) - 1)),
        rupees.format(it.amount),
        it.status,
        it.bank_account,
        it.utr ?? it.failure_reason ?? '',
      ]),
    ),
  );
  if (total > settlements.length) console.log(`${total - settlements.length} more.`);
}

/** Creates the settlements of the last week, unless they exist. */
export async function runSettlements(market: Market): Promise<void> {
  const run = await market<{ made: number; there: number }>('POST', '/settlements/run');
  console.log(`${run.made} settlements made; ${run.there} of last week are there.`);
}

/** Approves these settlements, or all drafts for `all`. */
export async function approveSettlements(market: Market, ids: string[]): Promise<void> {
  if (!ids.length) throw new MarketError('Say which settlements, or all.');
  const wanted = ids[0] === 'all' ? await drafts(market) : ids;
  for (const id of wanted) {
    const it = await market<OperatorSettlement>(
      'POST',
      `/settlements/${encodeURIComponent(id)}/approve`,
    );
    console.log(`${it.number} ${it.store.name} ${rupees.format(it.amount)}: ${it.status}`);
  }
}

async function drafts(market: Market): Promise<string[]> {
  const { settlements } = await market<{ settlements: OperatorSettlement[] }>(
    'GET',
    '/settlements?limit=100&status=draft',
  );
  return settlements.map(({ id }) => String(id));
}

/** Writes the bank file of the approved settlements. */
export async function exportPayouts(
  market: Market,
  file: string | undefined,
  repeat = false,
): Promise<void> {
  const written = await market<BankFile>('POST', '/settlements/export', { repeat });
  for (const { number, store, why } of written.skipped) {
    const reason = why === 'held' ? 'its bank account was changed' : 'it has no bank account';
    console.log(`Left out ${number} of ${store}: ${reason}.`);
  }
  if (!written.count) {
    console.log('Nothing to pay.');
    return;
  }
  const path = file ?? written.file_name;
  writeFileSync(path, written.csv, { mode: 0o600 });
  console.log(`${path}: ${written.count} payouts, ${rupees.format(written.total)}.`);
}

/** Records that the bank has paid. */
export async function paySettlement(market: Market, [id, utr]: string[]): Promise<void> {
  if (!id || !utr) throw new MarketError('Say which settlement, and the UTR of the bank.');
  await market('POST', `/settlements/${encodeURIComponent(id)}/paid`, { utr });
  console.log(`${id}: paid`);
}

/** Records that the bank could not pay. */
export async function failSettlement(
  market: Market,
  id: string | undefined,
  reason: string | undefined,
): Promise<void> {
  if (!id || !reason) throw new MarketError('Say which settlement, and --reason "…".');
  await market('POST', `/settlements/${encodeURIComponent(id)}/failed`, { reason });
  console.log(`${id}: failed`);
}

/** Credits a store, or charges it with a negative amount. */
export async function adjustStore(
  market: Market,
  [storeId, rupeesText]: string[],
  { reason, key }: { reason?: string; key?: string },
): Promise<void> {
  const amount = Number(rupeesText);
  if (!storeId || !amount || !reason || !key) {
    throw new MarketError('Say which store and how many rupees, with --reason "…" and --key ….');
  }
  const body = { store_id: Number(storeId), amount, reason, key };
  const { state } = await market<StoreAdjustment>('POST', '/adjustments', body);
  const waits = state === 'waiting' ? ', once an operator approves it at /operator' : '';
  console.log(`Store ${storeId}: ${rupees.format(amount)}${waits}`);
}
