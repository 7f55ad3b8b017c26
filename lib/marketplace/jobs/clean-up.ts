import { and, isNotNull, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connection';
import { otps, tokens } from '../db/schema/accounts';
import { paymentEvents } from '../db/schema/payments';
import { standinWebhooks } from '../db/schema/standin';

const day = 24 * 3600 * 1000;

/** Deletes what has done its work: codes after a day, sessions after a month, events after three. */
export async function cleanUp(db: Database, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  const done: [PgTable & { id: PgColumn }, SQL | undefined][] = [
    [otps, lt(otps.expiresAt, before(1))],
    [tokens, or(lt(tokens.expiresAt, before(30)), lt(tokens.revokedAt, before(30)))],
    [
      paymentEvents,
      and(isNotNull(paymentEvents.settledAt), lt(paymentEvents.receivedAt, before(90))),
    ],
    [standinWebhooks, lt(standinWebhooks.deliveredAt, before(7))],
  ];
  let deleted = 0;
  for (const [table, where] of done) {
    deleted += (await db.delete(table).where(where).returning({ id: table.id })).length;
  }
  return deleted;
}
