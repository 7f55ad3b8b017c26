import { and, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../kernel/db/connection';
import { codeRequests, knownDevices, otps, tokens } from '../kernel/db/schema/accounts';
import { apiTokens, idempotencyKeys } from '../kernel/db/schema/api-tokens';
import { jobFaults } from '../kernel/db/schema/ledger';
import { sellerViews } from '../kernel/db/schema/operators';
import { paymentEvents } from '../kernel/db/schema/payments';
import { webhookEvents } from '../kernel/db/schema/webhooks';
import { isForgottenFault } from '../kernel/jobs/each-row';
import { storeFromConfig } from '../kernel/storage/object-store';
import { privateFilesFromConfig } from '../kernel/storage/private-files';
import { cleanUpImports } from '../modules/imports';
import { deleteUnusedStorePictures } from '../modules/listings';
import { deleteUnusedReturnPictures } from '../modules/returns';
import { deleteUnusedPictures } from '../modules/reviews';
import { applicationDays, deleteOldApplications } from '../modules/sellers';
import { deleteUnusedAttachments } from '../modules/support';

const day = 24 * 3600 * 1000;
/** Of each table in a round, so that no statement takes long, however much has gathered. */
const most = 5000;

/**
 * Deletes what has done its work: codes, idempotency keys, sign-ups and files of unwritten reviews, returns and messages to support after a day, pictures that no listing of a store shows after two weeks, applications that nobody confirmed after a
 * week, sessions, personal tokens and operators' views of a seller area a month after they are over, webhooks with their log after a month, events of
 * payments after three, devices after half a year.
 */
export async function cleanUp(db: Database, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  const done: [PgTable & { id: PgColumn }, SQL | undefined][] = [
    [otps, lt(otps.expiresAt, before(1))],
    [idempotencyKeys, lt(idempotencyKeys.createdAt, before(1))],
    [codeRequests, lt(codeRequests.askedAt, before(1))],
    [knownDevices, lt(knownDevices.lastUsedAt, before(180))],
    [tokens, or(lt(tokens.expiresAt, before(30)), lt(tokens.revokedAt, before(30)))],
    [apiTokens, or(lt(apiTokens.expiresAt, before(30)), lt(apiTokens.revokedAt, before(30)))],
    [sellerViews, lt(sellerViews.expiresAt, before(30))],
    [jobFaults, isForgottenFault(now)],
    [webhookEvents, lt(webhookEvents.createdAt, before(30))],
    [
      paymentEvents,
      and(isNotNull(paymentEvents.settledAt), lt(paymentEvents.receivedAt, before(90))),
    ],
  ];
  let deleted = await deleteOldApplications(db, before(applicationDays));
  const files = await storeFromConfig();
  deleted += await deleteUnusedPictures(db, files, now);
  deleted += await deleteUnusedReturnPictures(db, files, now);
  deleted += await deleteUnusedStorePictures(db, files, now);
  const privateFiles = await privateFilesFromConfig();
  deleted += await cleanUpImports(db, privateFiles, now);
  deleted += await deleteUnusedAttachments(db, privateFiles, now);
  for (const [table, where] of done) {
    const { id } = table;
    const some = db.select({ id }).from(table).where(where).limit(most);
    deleted += (await db.delete(table).where(inArray(id, some)).returning({ id })).length;
  }
  return deleted;
}
