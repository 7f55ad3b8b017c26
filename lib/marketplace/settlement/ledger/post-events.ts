import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection';
import { unpostedEvents } from '../../db/schema/ledger';
import { transact } from '../../db/transaction';
import { postDelivery } from './post-delivery';
import { postOffset, postPayment, postRefund } from './post-payment';

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
 * happens. Instances share the work; an event is posted once.
 * @returns how many were posted
 */
export async function postEvents(db: Database): Promise<number> {
  let done = 0;
  for (let more = true; more && done < most; ) {
    const posted = await transact(db, postBatch);
    done += posted;
    more = posted === batch;
  }
  return done;
}

async function postBatch(tx: Database): Promise<number> {
  const events = await tx
    .select()
    .from(unpostedEvents)
    .orderBy(unpostedEvents.kind, unpostedEvents.subjectId)
    .limit(batch)
    .for('update', { skipLocked: true });
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
