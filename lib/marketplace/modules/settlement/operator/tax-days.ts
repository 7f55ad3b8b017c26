import { sql } from 'drizzle-orm';
import { dayOf, daysAfter, lastDayOf } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { dayInIndia } from '../../../kernel/db/india';
import { taxDays } from '../../../kernel/db/schema/ledger';
import { transact } from '../../../kernel/db/transaction';
import { addUpTax, type TaxSums } from './tax-sums';

/** The order of a store's sums in a row of `tax_days`. */
const columns = [
  'storeId',
  'suppliedIntra',
  'suppliedInter',
  'returnedIntra',
  'returnedInter',
  'tcsIntra',
  'tcsInter',
  'gross',
  'tds',
] as const satisfies (keyof TaxSums)[];

/**
 * Adds up each store's documents and deliveries of a month in India (`2026-11`): the sums kept up to a day, and the
 * days after it from the rows.
 */
export const addUpTaxMonth = async (db: Database, month: string): Promise<TaxSums[]> =>
  (await addUpTo(db, `${month}-${lastDayOf(month)}`)).map(fromRow);

/** The sums from the first of a day's month to that day. */
async function addUpTo(db: Database, day: string): Promise<number[][]> {
  const first = `${day.slice(0, 7)}-01`;
  const [kept] = await rowsOf<{ day: string; sums: number[][] }>(
    db,
    sql`select day::text as day, sums from tax_days where day between ${first}::date and ${day}::date
      order by tax_days.day desc limit 1`,
  );
  if (kept?.day === day) return kept.sums;
  const rest = await addUpTax(db, kept ? daysAfter(kept.day, 1) : first, day);
  return sumByStore([...(kept?.sums ?? []), ...rest.map(toRow)]);
}

const toRow = (sums: TaxSums): number[] => columns.map((name) => sums[name]);

const fromRow = (row: number[]) =>
  Object.fromEntries(columns.map((name, at) => [name, row[at] ?? 0])) as TaxSums;

function sumByStore(rows: readonly number[][]): number[][] {
  const stores = new Map<number, number[]>();
  for (const [id = 0, ...sums] of rows) {
    const before = stores.get(id);
    stores.set(id, before ? before.map((sum, at) => sum + (sums[at] ?? 0)) : sums);
  }
  return [...stores].map(([id, sums]) => [id, ...sums]);
}

/** Hours after its end in which a transaction that writes into a day may still be under way. */
const openFor = 6;
/** Months added up at once, each within the time that a statement may take. */
const most = 6;

/**
 * Writes what each month came to up to its end, or in the month that is not over up to the last day that is; the newest
 * first, since they are asked for most. What is written into a day after all has it and the days behind it in its month
 * forgotten (`forget_tax_closings`).
 * @returns how many were written
 */
export async function keepTaxDays(db: Database, now: Date): Promise<number> {
  const last = dayOf(now.getTime() - (24 + openFor) * 3_600_000);
  const missing = await rowsOf<{ day: string }>(
    db,
    sql`select day::text as day from (
        select least(month + interval '1 month - 1 day', ${last}::date)::date as day from generate_series(
          date_trunc('month', ${dayInIndia(sql`least((select min(issued_at) from invoices),
            (select min(at) from ledger_transactions where kind in ('delivery', 'return')))`)}::timestamp),
          ${last}::date, interval '1 month') month) wanted
      where not exists (select 1 from tax_days d where d.day = wanted.day) order by 1 desc limit ${most}`,
  );
  for (const { day } of missing) {
    await transact(db, async (tx) => {
      // A writer into a past day holds this lock too, so its row is committed before the sums are read.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tax closings'))`);
      await tx
        .insert(taxDays)
        .values({ day, sums: await addUpTo(tx, day) })
        .onConflictDoNothing();
    });
  }
  return missing.length;
}
