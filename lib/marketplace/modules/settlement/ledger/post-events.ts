import { and, asc, eq, inArray, not, or, sql } from 'drizzle-orm';
import { log } from '@/lib/log/log';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { unpostedEvents } from '../../../kernel/db/schema/ledger';
import { payments, refundOffsets, refunds } from '../../../kernel/db/schema/payments';
import { transact } from '../../../kernel/db/transaction';
import { eachBatch, forgetFaults, isFaulty } from '../../../kernel/jobs/each-row';
import { claimInTurns } from '../../../kernel/jobs/store-turns';
import { postAll } from './post';
import { postCash } from './post-cash';
import { postDeliveries } from './post-delivery';

type Event = Pick<typeof unpostedEvents.$inferSelect, 'kind' | 'subjectId'>;

/** Posting functions, in the order in which they run. */
const posters = {
  delivery: postDeliveries,
  offset: postOffsets,
  payment: postPayments,
  refund: postRefunds,
};
const kinds = Object.keys(posters) as Event['kind'][];

const job = 'ledger';
/** Events in a transaction, and the most in a round of jobs. */
const batch = 500;
const mostInARound = 10_000;

/**
 * Posts waiting deliveries, payments and refunds: triggers record each in the transaction in which it
 * happens. Instances share the work; an event is posted once. A failing one is recorded, and the others
 * continue.
 * @param most the number of events after which no further batch is started
 * @returns how many were posted
 */
export async function postEvents(
  db: Database,
  now = new Date(),
  most = mostInARound,
): Promise<number> {
  for (let done = 0, seen = 0; ; ) {
    const { claimed, posted } = await postBatch(db, now);
    done += posted;
    seen += claimed;
    if (posted === 0 || seen >= most) return done;
  }
}

async function postBatch(db: Database, now: Date): Promise<{ claimed: number; posted: number }> {
  let claimed: Event[] = [];
  try {
    await transact(db, async (tx) => {
      claimed = await claim(tx, now);
      await post(tx, claimed);
      await forgetFaults(tx, job, claimed.map(nameOf));
    });
    return { claimed: claimed.length, posted: claimed.length };
  } catch (error) {
    if (!claimed.length) throw error;
    log.warn({ error }, 'a batch of the ledger failed; its events are posted in halves');
  }
  const posted = await eachBatch(db, job, claimed, {
    now,
    subject: nameOf,
    work: (events) => transact(db, async (tx) => post(tx, await lock(tx, events))),
  });
  return { claimed: claimed.length, posted };
}

const nameOf = ({ kind, subjectId }: Event) => `${kind} ${subjectId}`;

const subject = sql`${unpostedEvents.kind} || ' ' || ${unpostedEvents.subjectId}`;

/** Claims events, those of each store in the order in which they are posted. */
async function claim(db: Database, now: Date): Promise<Event[]> {
  const { kind, subjectId, storeId } = unpostedEvents;
  return claimInTurns(
    db,
    job,
    {
      ...{ table: unpostedEvents, store: storeId, columns: [kind, subjectId] },
      isDue: not(isFaulty(job, subject, now)),
      orderBy: [kind, subjectId],
      limit: batch,
    },
    (due) =>
      rowsOf<Event>(db, sql`select kind, subject_id::float8 as "subjectId" from (${due}) due`),
  );
}

const its = (kind: Event['kind'], events: readonly Event[]) => {
  const ids = events.filter((event) => event.kind === kind).map(({ subjectId }) => subjectId);
  return ids.length
    ? and(eq(unpostedEvents.kind, kind), inArray(unpostedEvents.subjectId, ids))
    : undefined;
};

/** Locks and returns those of the events that no other instance is posting. */
async function lock(tx: Database, events: readonly Event[]): Promise<Event[]> {
  const where = or(...kinds.map((kind) => its(kind, events)));
  return tx
    .select()
    .from(unpostedEvents)
    .where(where)
    .orderBy(unpostedEvents.kind, unpostedEvents.subjectId)
    .for('update', { skipLocked: true });
}

/** @returns how many there were */
async function post(tx: Database, events: readonly Event[]): Promise<number> {
  for (const kind of kinds) {
    const where = its(kind, events);
    if (!where) continue;
    const ids = events.filter((event) => event.kind === kind).map(({ subjectId }) => subjectId);
    await posters[kind](tx, ids);
    await tx.delete(unpostedEvents).where(where);
  }
  return events.length;
}

type Payment = typeof payments.$inferSelect;

/** Posts shoppers' payments: at the provider, or of the cash that somebody held until now. */
async function postPayments(tx: Database, ids: readonly number[]): Promise<void> {
  const rows = await tx
    .select()
    .from(payments)
    .where(and(inArray(payments.id, [...ids]), payments.captured))
    .orderBy(asc(payments.id));
  await postAll(tx, rows.filter(({ method }) => method !== 'cod').map(onlinePosting));
  await postCash(
    tx,
    rows.filter(({ method }) => method === 'cod'),
  );
}

const onlinePosting = ({ id, amount, orderId, processedAt, createdAt }: Payment) => ({
  kind: 'payment' as const,
  reference: `payment:${id}`,
  orderId,
  at: processedAt ?? createdAt,
  entries: [
    { account: 'provider' as const, amount },
    { account: 'shoppers' as const, amount: -amount },
  ],
});

/**
 * Posts refunds to shoppers: through the provider, or from the market's bank for cash orders. A second or
 * wrong payment that goes back whole was never posted, so its refund is not either.
 */
async function postRefunds(tx: Database, ids: readonly number[]): Promise<void> {
  const rows = await tx
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(refunds.id, [...ids]))
    .orderBy(asc(refunds.id));
  const due = rows.filter(
    ({ refund: { status, providerPaymentId }, payment }) =>
      status === 'processed' &&
      (providerPaymentId === null || providerPaymentId === payment.providerPaymentId),
  );
  await postPayments(tx, [...new Set(due.map(({ payment }) => payment.id))]);
  await postAll(
    tx,
    due.map(({ refund: { id, amount, processedAt, createdAt }, payment }) => ({
      kind: 'refund' as const,
      reference: `refund:${id}`,
      orderId: payment.orderId,
      at: processedAt ?? createdAt,
      entries: [
        { account: 'shoppers' as const, amount },
        {
          account: payment.method === 'cod' ? ('bank' as const) : ('provider' as const),
          amount: -amount,
        },
      ],
    })),
  );
}

/**
 * Posts amounts that returns or cancellations did not refund because an operator's refund had before: that
 * refund counts towards them, and is no longer the market's gift.
 */
async function postOffsets(tx: Database, ids: readonly number[]): Promise<void> {
  const rows = await tx
    .select({ offset: refundOffsets, orderId: payments.orderId })
    .from(refundOffsets)
    .innerJoin(payments, eq(payments.id, refundOffsets.paymentId))
    .where(inArray(refundOffsets.id, [...ids]))
    .orderBy(asc(refundOffsets.id));
  await postAll(
    tx,
    rows.map(({ offset: { id, amount, createdAt: at }, orderId }) => ({
      kind: 'adjustment' as const,
      reference: `refund-offset:${id}`,
      orderId,
      at,
      entries: [
        { account: 'shoppers' as const, amount },
        { account: 'adjustments' as const, amount: -amount },
      ],
    })),
  );
}
