import { eq, isNull, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { operatorLimits } from '../../kernel/db/schema/operator-orders';
import { operators } from '../../kernel/db/schema/operators';
import { transact } from '../../kernel/db/transaction';
import { enqueueMail } from '../../kernel/mail/outbox';
import { type MoneyNews, moneyMail } from './money-mail';

export type OperatorLimit = (typeof operatorLimits.$inferSelect)['name'];

/** Paise up to which an operator acts alone; a raised sum counts a day later. */
export async function actsAloneUpTo(db: Database, name: OperatorLimit): Promise<number> {
  const [limit] = await rowsOf<{ amount: string | null }>(
    db,
    sql`select operator_limit(${name})::text as amount`,
  );
  return Number(limit?.amount ?? 0);
}

/**
 * Moves a limit and tells the owners: a lower sum holds at once, a raised one a day later.
 * @param amount paise
 * @param by who moved it; null for the market's key
 */
export async function setActsAloneUpTo(
  db: Database,
  { name, amount, by }: { name: OperatorLimit; amount: number; by: number | null },
): Promise<void> {
  await transact(db, async (tx) => {
    await tx.update(operatorLimits).set({ amount }).where(eq(operatorLimits.name, name));
    await tellOwners(tx, by, { kind: name, amount });
  });
}

/** Tells every owner about money that one operator moves, or may move from now on, within the caller's transaction. */
export async function tellOwners(tx: Database, by: number | null, news: MoneyNews): Promise<void> {
  const everybody = await tx.select().from(operators).where(isNull(operators.removedAt));
  const maker = everybody.find(({ id }) => id === by)?.name;
  for (const owner of everybody.filter(({ role }) => role === 'owner')) {
    await enqueueMail(tx, { kind: 'written', mail: moneyMail(owner, news, maker) });
  }
}

/** Whether the operator is a second pair of eyes for what the maker asked for then. */
export async function isSecondOperator(
  tx: Database,
  { maker, second, askedAt }: { maker: number | null; second: number | null; askedAt: Date },
): Promise<boolean> {
  const [row] = await rowsOf<{ may: boolean }>(
    tx,
    sql`select may_be_second(${maker}::bigint, ${second}::bigint, ${askedAt.toISOString()}::timestamptz) as may`,
  );
  return row?.may ?? false;
}
