import { sql } from 'drizzle-orm';
import { dayLength, monthOf, monthsAfter } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { monthInIndia } from '../../../kernel/db/india';
import { taxClosings } from '../../../kernel/db/schema/ledger';
import { transact } from '../../../kernel/db/transaction';
import { carryForward, type Taxed } from '../rules/carry';
import { addUpTaxMonth } from './tax-days';
import type { TaxSums } from './tax-sums';

/**
 * Amounts a store carries from one month into the next, paise: within its state, across states, and its sales
 * for TDS.
 */
export type Carried = Record<'intra' | 'inter' | 'sales', Taxed>;

const none: Taxed = { base: 0, tax: 0 };
export const nothingCarried: Carried = { intra: none, inter: none, sales: none };

/** Returns the reported part of a store's month after the amounts carried into it, and the amounts carried on. */
export function carryOn(
  own: TaxSums | undefined,
  before: Carried,
): { reported: Carried; carried: Carried } {
  if (!own) return { reported: nothingCarried, carried: before };
  const within = { base: own.suppliedIntra - own.returnedIntra, tax: own.tcsIntra };
  const across = { base: own.suppliedInter - own.returnedInter, tax: own.tcsInter };
  const intra = carryForward(within, before.intra);
  const inter = carryForward(across, before.inter);
  const sales = carryForward({ base: own.gross, tax: own.tds }, before.sales);
  return {
    reported: { intra: intra.reported, inter: inter.reported, sales: sales.reported },
    carried: { intra: intra.carried, inter: inter.carried, sales: sales.carried },
  };
}

const isNothing = ({ intra, inter, sales }: Carried) =>
  [intra, inter, sales].every(({ base, tax }) => base === 0 && tax === 0);

/**
 * Returns the amounts that stores carry into a month, by their ids; stores that carry nothing are absent.
 * Stored for closed months; the others are summed, one after the other.
 */
export async function carriedInto(db: Database, month: string): Promise<Map<number, Carried>> {
  const { carried, next } = await lastClosing(db, month);
  for (let each = next; each && each < month; each = monthsAfter(each, 1)) {
    for (const own of await addUpTaxMonth(db, each)) {
      const after = carryOn(own, carried.get(own.storeId) ?? nothingCarried).carried;
      if (isNothing(after)) carried.delete(own.storeId);
      else carried.set(own.storeId, after);
    }
  }
  return carried;
}

/** Returns the last closed month before one, and the first one after it; undefined if nothing was ever sold. */
async function lastClosing(
  db: Database,
  month: string,
): Promise<{ carried: Map<number, Carried>; next: string | undefined }> {
  const [closing] = await rowsOf<{ month: string; carried: [number, Carried][] }>(
    db,
    sql`select month, carried from tax_closings where month < ${month} order by month desc limit 1`,
  );
  if (closing) return { carried: new Map(closing.carried), next: monthsAfter(closing.month, 1) };
  const [first] = await rowsOf<{ month: string | null }>(
    db,
    sql`select ${monthInIndia(sql`least((select min(issued_at) from invoices),
      (select min(at) from ledger_transactions where kind in ('delivery', 'return')))`)} as month`,
  );
  return { carried: new Map(), next: first?.month ?? undefined };
}

/** Days after its end in which deliveries and documents of a month may still come. */
const openFor = 10;
/** The most months closed in one run, each within the time that a statement may take. */
const most = 6;

/**
 * Closes months that have been over for ten days, the oldest first: the stores' carried amounts are stored, so that
 * they are not summed again. A later write into a closed month reopens it, with the following ones
 * (`forget_tax_closings`).
 * @returns how many were closed
 */
export async function closeTaxMonths(db: Database, now: Date): Promise<number> {
  const last = monthsAfter(monthOf(now.getTime() - openFor * dayLength), -1);
  for (let closed = 0; closed < most; closed++) {
    const { next } = await lastClosing(db, monthsAfter(last, 1));
    if (!next || next > last) return closed;
    await transact(db, async (tx) => {
      // A transaction that writes into a past month holds the lock, and later closings see its rows.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tax closings'))`);
      const carried = await carriedInto(tx, monthsAfter(next, 1));
      await tx
        .insert(taxClosings)
        .values({ month: next, carried: [...carried] })
        .onConflictDoNothing();
    });
  }
  return most;
}
