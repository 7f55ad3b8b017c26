import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';

/** The marketplace's side of a payment. */
type Payment = {
  number: string;
  method: string;
  amount: number;
  providerOrderId: string | null;
  providerPaymentId: string | null;
  createdAt: Date;
};

/** Writes the test provider's side of paid payments, as if they had been made in its checkout. */
export async function writeTestPayments(db: Database, all: readonly Payment[]): Promise<void> {
  const paid = all.filter(({ providerPaymentId }) => providerPaymentId !== null);
  if (!paid.length) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(paid)}::jsonb) as r("providerOrderId" text,
    "providerPaymentId" text, number text, method text, amount bigint, "createdAt" timestamptz)`;
  await db.execute(sql`insert into standin_orders (id, amount, currency, receipt, notes, attempts, created_at)
    select "providerOrderId", amount, 'INR', number, '{}', 1, "createdAt" from ${rows}`);
  await db.execute(sql`insert into standin_payments (id, order_id, amount, method, status, captured, created_at)
    select "providerPaymentId", "providerOrderId", amount, method, 'captured', true, "createdAt" from ${rows}`);
}
