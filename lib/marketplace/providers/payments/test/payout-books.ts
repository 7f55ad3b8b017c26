import { createHash, randomInt } from 'node:crypto';
import { asc, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { Refused } from './books';
import { takeFault } from './faults';
import { newId } from './ids';
import { providerPayouts } from './schema';
import { queueEvents } from './webhooks';

export type PayoutRow = typeof providerPayouts.$inferSelect;

const name = z.string().regex(/^[\w ’'\-/().]{3,120}$/);

/** A payout with its payee in one request, as the real provider's composite API takes it. */
export const newPayoutSchema = z.object({
  account_number: z.string(),
  amount: z.number(),
  currency: z.string(),
  mode: z.enum(['NEFT', 'RTGS', 'IMPS']),
  purpose: z.string(),
  queue_if_low_balance: z.boolean().default(false),
  reference_id: z.string().max(40),
  narration: z
    .string()
    .regex(/^[A-Za-z0-9 ]{1,30}$/)
    .optional(),
  fund_account: z.object({
    account_type: z.literal('bank_account'),
    bank_account: z.object({
      name,
      ifsc: z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/),
      account_number: z.string().regex(/^[A-Za-z0-9]{5,35}$/),
    }),
    contact: z.object({ name, type: z.string(), reference_id: z.string() }),
  }),
});

type NewPayout = z.infer<typeof newPayoutSchema>;

const minimum = 100;

/** Pays out, once for each key: the same key with another request is refused. */
export async function createPayout(
  db: Database,
  given: NewPayout & { key: string | undefined; ownAccount: string; now: Date },
): Promise<PayoutRow> {
  const { key, ownAccount, now, ...request } = given;
  if (!key || !/^[\w -]{4,36}$/.test(key)) throw new Refused('Idempotency key is missing');
  if (request.account_number !== ownAccount) throw new Refused('The account number is invalid');
  if (request.currency !== 'INR') throw new Refused('Currency is not supported');
  if (!Number.isSafeInteger(request.amount) || request.amount < minimum) {
    throw new Refused('The amount must be at least INR 1.00');
  }
  const requestHash = hashOf(request);
  return db.transaction(async (tx) => {
    const { bank_account: payee } = request.fund_account;
    const reference = request.reference_id;
    const known = () =>
      tx.select().from(providerPayouts).where(eq(providerPayouts.idempotencyKey, key));
    const [before] = await known();
    if (before) return sameRequest(before, requestHash);
    const low = await takeFault(tx, 'payout_low_balance', reference);
    if (low && !request.queue_if_low_balance) throw new Refused('The balance is too low');
    const fails = await takeFault(tx, 'payout_fails', reference);
    const returned = fails ? undefined : await takeFault(tx, 'payout_reversed', reference);
    const [made] = await tx
      .insert(providerPayouts)
      .values({
        id: newId('pout'),
        fundAccountId: newId('fa'),
        amount: request.amount,
        mode: request.mode,
        purpose: request.purpose,
        referenceId: reference,
        narration: request.narration,
        payee: payee.name,
        lastDigits: payee.account_number.slice(-4),
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

/** Without the payee's account number, of which only the last digits are kept here. */
function hashOf({ fund_account: to, ...request }: NewPayout): string {
  const { account_number: number, ...payee } = to.bank_account;
  const told = { ...request, payee, contact: to.contact, digits: number.slice(-4) };
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}

export async function findPayout(db: Database, id: string): Promise<PayoutRow> {
  const [row] = await db.select().from(providerPayouts).where(eq(providerPayouts.id, id));
  if (!row) throw new Refused('The id provided does not exist');
  return row;
}

export const listPayouts = (db: Database, referenceId: string): Promise<PayoutRow[]> =>
  db.select().from(providerPayouts).where(eq(providerPayouts.referenceId, referenceId));

/** Takes every payout that is due one step further. @returns how many steps were taken */
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

/** What the real provider says beside a state. */
const details: Partial<Record<PayoutRow['status'], { reason: string; description: string }>> = {
  queued: { reason: 'low_balance', description: 'The payout waits for money on your account.' },
  failed: {
    reason: 'beneficiary_bank_rejected',
    description: 'The beneficiary bank does not know the account.',
  },
  reversed: {
    reason: 'beneficiary_account_closed',
    description: 'The beneficiary account is closed; the amount came back.',
  },
};

/** The row in the shape of the real provider's API. */
export function payoutEntity(row: PayoutRow) {
  return {
    id: row.id,
    entity: 'payout',
    fund_account_id: row.fundAccountId,
    amount: row.amount,
    currency: 'INR',
    notes: {},
    fees: 0,
    tax: 0,
    status: row.status,
    utr: row.utr,
    mode: row.mode,
    purpose: row.purpose,
    reference_id: row.referenceId,
    narration: row.narration,
    status_details: details[row.status] ?? null,
    created_at: Math.floor(row.createdAt.getTime() / 1000),
  };
}

const tell = (tx: Database, row: PayoutRow, type: string, now: Date) =>
  queueEvents(tx, row.referenceId, [{ type, entities: { payout: payoutEntity(row) } }], now);
