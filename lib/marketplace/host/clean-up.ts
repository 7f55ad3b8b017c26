import { and, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { deleteUnusedPictures } from '../catalog/reviews/review-pictures';
import type { Database } from '../db/connection';
import { codeRequests, knownDevices, otps, tokens } from '../db/schema/accounts';
import { paymentEvents } from '../db/schema/payments';
import { storeFromConfig } from '../storage/object-store';
import { deleteOldApplications } from '../vendors/delete-old-applications';
import { applicationDays } from '../vendors/queries';

const day = 24 * 3600 * 1000;
/** Of each table in a round, so that no statement takes long, however much has gathered. */
const most = 5000;

/**
 * Deletes what has done its work: codes, sign-ups and pictures of unwritten reviews after a day, applications that nobody confirmed after a
 * week, sessions after a month, events after three, devices after half a year.
 */
export async function cleanUp(db: Database, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  const done: [PgTable & { id: PgColumn }, SQL | undefined][] = [
    [otps, lt(otps.expiresAt, before(1))],
    [codeRequests, lt(codeRequests.askedAt, before(1))],
    [knownDevices, lt(knownDevices.lastUsedAt, before(180))],
    [tokens, or(lt(tokens.expiresAt, before(30)), lt(tokens.revokedAt, before(30)))],
    [
      paymentEvents,
      and(isNotNull(paymentEvents.settledAt), lt(paymentEvents.receivedAt, before(90))),
    ],
  ];
  let deleted = await deleteOldApplications(db, before(applicationDays));
  deleted += await deleteUnusedPictures(db, await storeFromConfig(), now);
  for (const [table, where] of done) {
    const { id } = table;
    const some = db.select({ id }).from(table).where(where).limit(most);
    deleted += (await db.delete(table).where(inArray(id, some)).returning({ id })).length;
  }
  return deleted;
}
