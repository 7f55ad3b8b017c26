import { createHash, randomInt } from 'node:crypto';
import { asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { Refused } from './books';
import { takeFault } from './faults';
import { newId } from './ids';
import { providerPayouts } from './schema';
import { queueEvents } from './webhooks';

export type PayoutRow = typeof providerPayouts.$inferSelect;

/** A payout order; amount in paise. */
type NewPayout = {
  amount: number;
  reference: string;
  key: string;
  payee: { name: string; ifsc: string; accountNumber: string; storeId: number };
};

const minimum = 100;

/** Creates a payout, once for each key: the same key with another request is refused. */
export async function createPayout(db: Database, order: NewPayout, now: Date): Promise<PayoutRow> {
  const { amount, reference, key, payee } = order;
  if (!/^[\w -]{4,36}$/.test(key)) throw new Refused('Idempotency key is missing');
  if (!Number.isSafeInteger(amount) || amount < minimum) {
    throw new Refused('The amount must be at least INR 1.00');
  }
  if (!/[A-Za-z]/.test(payee.name)) throw new Refused('The name must be in Latin letters');
  const requestHash = hashOf(order);
  return db.transaction(async (tx) => {
    const known = () =>
      tx.select().from(providerPayouts).where(eq(providerPayouts.idempotencyKey, key));
    const [before] = await known();
    if (before) return sameRequest(before, requestHash);
    const low = await takeFault(tx, 'payout_low_balance', reference);
    const fails = await takeFault(tx, 'payout_fails', reference);
    const returned = fails ? undefined : await takeFault(tx, 'payout_reversed', reference);
    const [made] = await tx
      .insert(providerPayouts)
      .values({
        id: newId('pout'),
        fundAccountId: newId('fa'),
        amount,
        mode: 'NEFT',
        purpose: 'payout',
        referenceId: reference,
        payee: payee.name,
        lastDigits: payee.accountNumber.slice(-4),
        ifsc: payee.ifsc,
        status: low ? 'queued' : 'processing',
        idempotencyKey: key,
        requestHash,
        fate: fails ? 'failed' : returned ? 'reversed' : 'processed',
        dueAt: new Date(now.getTime() + (low?.seconds ?? 0) * 1000),
        returnsAfter: returned?.seconds ?? 0,
        createdAt: now,
      })
      .onConflictDoNothing({ target: providerPayouts.idempotencyKey })
      .returning();
    if (!made) return sameRequest(firstRow(await known()), requestHash);
    await tell(tx, made, low ? 'payout.queued' : 'payout.initiated', now);
    return made;
  });
}

function sameRequest(before: PayoutRow, requestHash: string): PayoutRow {
  if (before.requestHash === requestHash) return before;
  throw new Refused('Different request body sent with the same idempotency key');
}

/** Hashes a payout without the payee's account number, of which only the last digits are kept here. */
function hashOf({ payee: { accountNumber, ...payee }, ...order }: NewPayout): string {
  const told = { ...order, payee, digits: accountNumber.slice(-4) };
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}

export async function findPayout(db: Database, id: string): Promise<PayoutRow> {
  const [row] = await db.select().from(providerPayouts).where(eq(providerPayouts.id, id));
  if (!row) throw new Refused('The id provided does not exist');
  return row;
}

export const listPayouts = (db: Database, referenceId: string): Promise<PayoutRow[]> =>
  db.select().from(providerPayouts).where(eq(providerPayouts.referenceId, referenceId));

/** Takes every due payout one step further. @returns how many steps were taken */
export async function advancePayouts(db: Database, now: Date): Promise<number> {
  const isDue = lte(providerPayouts.dueAt, now);
  const due = await db
    .select({ id: providerPayouts.id })
    .from(providerPayouts)
    .where(isDue)
    .orderBy(asc(providerPayouts.createdAt));
  let steps = 0;
  for (const { id } of due) {
    const again = await db.transaction((tx) => step(tx, id, now));
    if (again) await db.transaction((tx) => step(tx, id, now));
    steps++;
  }
  return steps;
}

/** @returns whether the next step is due at once */
async function step(tx: Database, id: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(providerPayouts)
    .where(eq(providerPayouts.id, id))
    .for('update');
  if (!row?.dueAt || row.dueAt > now) return false;
  const change = nextOf(row, now);
  const changed = firstRow(
    await tx.update(providerPayouts).set(change).where(eq(providerPayouts.id, id)).returning(),
  );
  const event = change.status === 'processing' ? 'initiated' : change.status;
  await tell(tx, changed, `payout.${event}`, now);
  return change.status === 'processing';
}

function nextOf({ status, fate, returnsAfter }: PayoutRow, now: Date) {
  if (status === 'queued') return { status: 'processing' as const, dueAt: now };
  if (status === 'processed') return { status: 'reversed' as const, dueAt: null };
  if (fate === 'failed') return { status: 'failed' as const, dueAt: null };
  const dueAt = fate === 'reversed' ? new Date(now.getTime() + returnsAfter * 1000) : null;
  return { status: 'processed' as const, utr: `TESTN${randomInt(1e11, 1e12)}`, dueAt };
}

const tell = (tx: Database, { id, referenceId: reference }: PayoutRow, type: string, now: Date) =>
  queueEvents(tx, reference, [{ type, about: { payout: { id, reference } } }], now);
