import { sql } from 'drizzle-orm';
import type { Balance } from '@/lib/contract/schemas/seller/money';
import type { Locale } from '@/lib/i18n/locales';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { translatedText } from '../../../kernel/db/translations';
import { rupees } from '../../../kernel/money/rupees';
import { findBankAccount, toBankAccount } from '../bank/bank-account';
import { isDue, openEntries } from '../cycle/run-cycle';
import { nextPeriodEnd } from '../rules/periods';

/** The most delivered lines shown, those whose return window closes first before the others. */
const shown = 50;

/** Returns the balance owed to a store now, and when it is paid. */
export async function viewBalance(
  db: Database,
  { storeId, lang, now }: { storeId: number; lang: Locale; now: Date },
): Promise<Balance> {
  const nextAt = nextPeriodEnd(now);
  const [open] = await rowsOf<{ all: string; next: string }>(
    db,
    sql`select (-coalesce(sum(amount), 0))::text as all,
        (-coalesce(sum(amount) filter (where ${isDue(nextAt)}), 0))::text as next
      from (${openEntries}) as open where store_id = ${storeId}`,
  );
  const [settled] = await rowsOf<{ amount: string }>(
    db,
    sql`select coalesce(sum(coalesce(x.amount, (select -sum(e.amount) from settlement_lines l
          join ledger_entries e on e.id = l.entry_id where l.settlement_id = x.id))), 0)::text as amount
      from settlements x where x.store_id = ${storeId} and x.status <> 'paid'`,
  );
  const [waiting, total] = await waitingLines(db, storeId, lang, now);
  const account = await findBankAccount(db, storeId);
  const [all, next, inSettlement] = [open?.all, open?.next, settled?.amount].map(Number) as [
    number,
    number,
    number,
  ];
  return {
    balance: rupees(all + inSettlement),
    next: rupees(next),
    on_the_way: rupees(all - next),
    in_settlement: rupees(inSettlement),
    next_at: nextAt.toISOString(),
    waiting,
    waiting_total: total,
    bank_account: account ? toBankAccount(account, now) : null,
  };
}

/** Returns the present amount of the next settlement, and its time; null if there is nothing to pay. */
export async function findNextPayout(
  db: Database,
  storeId: number,
  now: Date,
): Promise<{ amount: number; at: string } | null> {
  const at = nextPeriodEnd(now);
  const [open] = await rowsOf<{ next: string }>(
    db,
    sql`select (-coalesce(sum(amount), 0))::text as next from (${openEntries}) as open
      where store_id = ${storeId} and ${isDue(at)}`,
  );
  const amount = Number(open?.next ?? 0);
  return amount > 0 ? { amount: rupees(amount), at: at.toISOString() } : null;
}

type WaitingRow = {
  order_number: string;
  name: string;
  amount: string;
  delivered_at: string;
  available_at: string;
  total: number;
};

async function waitingLines(
  db: Database,
  storeId: number,
  lang: Locale,
  now: Date,
): Promise<[Balance['waiting'], number]> {
  const name = translatedText(sql`i.name`, { of: sql`i.translations`, name: 'name', lang });
  const rows = await rowsOf<WaitingRow>(
    db,
    sql`select o.number as order_number, ${name} as name, (-sum(open.amount))::text as amount,
        min(open.delivered_at)::text as delivered_at, min(open.available_at)::text as available_at,
        (count(*) over ())::int as total
      from (${openEntries}) as open join order_items i on i.id = open.order_item_id
        join orders o on o.id = open.order_id
      where open.store_id = ${storeId} and open.available_at > ${now.toISOString()}::timestamptz
      group by i.id, o.number order by min(open.available_at), i.id limit ${shown}`,
  );
  const lines = rows.map((row) => ({
    order_number: row.order_number,
    name: row.name,
    amount: rupees(Number(row.amount)),
    delivered_at: new Date(row.delivered_at).toISOString(),
    available_at: new Date(row.available_at).toISOString(),
  }));
  return [lines, rows[0]?.total ?? 0];
}
