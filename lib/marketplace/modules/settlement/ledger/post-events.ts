import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { unpostedEvents } from '../../../kernel/db/schema/ledger';
import { transact } from '../../../kernel/db/transaction';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { log } from '../../../kernel/log';
import { postDelivery } from './post-delivery';
import { postOffset, postPayment, postRefund } from './post-payment';

type Event = typeof unpostedEvents.$inferSelect;

const posters = {
  delivery: postDelivery,
  payment: postPayment,
  refund: postRefund,
  offset: postOffset,
};

/** At once in a transaction, and at most in a round of jobs. */
const batch = 50;
const most = 2000;

/**
 * Posts the deliveries, payments and refunds that wait: triggers note each in the transaction in which it
 * happens. Instances share the work; an event is posted once. One that cannot be posted is noted, and the
 * others go on.
 * @returns how many were posted
 */
export async function postEvents(db: Database, now = new Date()): Promise<number> {
  let done = 0;
  for (let more = true; more && done < most; ) {
    try {
      const posted = await transact(db, (tx) => postBatch(tx, now));
      done += posted;
      more = posted === batch;
    } catch (error) {
      log.warn({ error }, 'a batch of the ledger failed; its events are posted one by one');
      const rows = await select(db, now);
      done += await eachRow(db, 'ledger', rows, {
        now,
        subject: ({ kind, subjectId }) => `${kind} ${subjectId}`,
        work: (event) => transact(db, (tx) => postOne(tx, event)),
      });
      more = rows.length === batch;
    }
  }
  return done;
}

const subject = sql`${unpostedEvents.kind} || ' ' || ${unpostedEvents.subjectId}`;

const select = (db: Database, now: Date) =>
  db
    .select()
    .from(unpostedEvents)
    .where(not(isFaulty('ledger', subject, now)))
    .orderBy(unpostedEvents.kind, unpostedEvents.subjectId)
    .limit(batch);

/** @returns 0 where another instance is at it */
async function postOne(tx: Database, { kind, subjectId }: Event): Promise<number> {
  const its = and(eq(unpostedEvents.kind, kind), eq(unpostedEvents.subjectId, subjectId));
  const [locked] = await tx
    .select()
    .from(unpostedEvents)
    .where(its)
    .for('update', { skipLocked: true });
  if (!locked) return 0;
  await posters[kind](tx, subjectId);
  await tx.delete(unpostedEvents).where(its);
  return 1;
}

async function postBatch(tx: Database, now: Date): Promise<number> {
  const events = await select(tx, now).for('update', { skipLocked: true });
  for (const { kind, subjectId } of events) await posters[kind](tx, subjectId);
  for (const kind of Object.keys(posters) as (keyof typeof posters)[]) {
    const ids = events.filter((event) => event.kind === kind).map((event) => event.subjectId);
    if (!ids.length) continue;
    await tx
      .delete(unpostedEvents)
      .where(and(eq(unpostedEvents.kind, kind), inArray(unpostedEvents.subjectId, ids)));
  }
  return events.length;
}
