import { and, asc, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../kernel/db/connection';
import { daysOf, type LargeTable } from '../kernel/db/growth';
import { codeRequests, knownDevices, otps, tokens } from '../kernel/db/schema/accounts';
import { apiTokens, idempotencyKeys } from '../kernel/db/schema/api-tokens';
import { courierEvents } from '../kernel/db/schema/couriers';
import { deliveryLinks } from '../kernel/db/schema/delivery-secrets';
import { jobFaults } from '../kernel/db/schema/ledger';
import { mailOutbox, phoneMessages } from '../kernel/db/schema/mails';
import { productNotices } from '../kernel/db/schema/notices';
import { sentMails } from '../kernel/db/schema/operator-orders';
import { sellerViews } from '../kernel/db/schema/operators';
import { paymentEvents } from '../kernel/db/schema/payments';
import { priceHistory } from '../kernel/db/schema/price-history';
import { webhookEvents } from '../kernel/db/schema/webhooks';
import { eachRow, heldBack, isForgottenFault } from '../kernel/jobs/each-row';
import { isAbandonedMail, isFaultOfAbandonedMail } from '../kernel/mail/outbox';
import type { Files } from '../modules/files';
import { cleanUpImports } from '../modules/imports';
import { deleteUnusedStorePictures } from '../modules/listings';
import { deleteUnusedReturnPictures } from '../modules/returns';
import { deleteUnusedPictures } from '../modules/reviews';
import { applicationDays, deleteOldApplications } from '../modules/sellers';
import { deleteUnusedAttachments } from '../modules/support';

const job = 'clean up';
const day = 24 * 3600 * 1000;
/** Maximum rows of each table in a round, which keeps statements short however much has accumulated. */
const most = 5000;

/**
 * Deletes finished rows and files: codes, idempotency keys, sign-ups and files of unwritten reviews, returns and
 * support messages after a day; links of failed deliveries a day after
 * their end; unconfirmed applications after a week; pictures that no listing of a store shows
 * after two weeks; personal tokens and operators' views of a seller area a month after their end; abandoned mails
 * after three months; rows of tables that grow without end as `growth` says. A failing step does not stop the
 * others.
 */
export async function cleanUp(db: Database, files: Files, now: Date): Promise<number> {
  const steps = Object.entries(stepsOf(db, files, now));
  const waiting = await heldBack(
    db,
    job,
    steps.map(([name]) => name),
    now,
  );
  return eachRow(
    db,
    job,
    steps.filter(([name]) => !waiting.has(name)),
    { now, subject: ([name]) => name, work: ([, step]) => step() },
  );
}

/** Returns each step by its name, which operators see and kernel/db/growth.ts lists. */
export function stepsOf(
  db: Database,
  files: Files,
  now: Date,
): Record<string, () => Promise<number>> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  const over = (table: LargeTable) => before(daysOf(table));
  /** Selects the expired ones among the first rows: ids rise with time, so no index of times is needed. */
  const firstOf = (table: PgTable & { id: PgColumn }, at: PgColumn, end: Date) => {
    const first = db.select({ id: table.id, at: sql`${at}`.as('at') }).from(table);
    const some = first.orderBy(asc(table.id)).limit(most).as('first_ones');
    return db.select({ id: some.id }).from(some).where(lt(some.at, end));
  };
  const rows = (table: PgTable & { id: PgColumn }, where: SQL | undefined) => async () => {
    const { id } = table;
    const some = db.select({ id }).from(table).where(where).limit(most);
    return (await db.delete(table).where(inArray(id, some)).returning({ id })).length;
  };
  return {
    applications: () => deleteOldApplications(db, files, before(applicationDays)),
    'pictures of reviews': () => deleteUnusedPictures(db, files, now),
    'pictures of returns': () => deleteUnusedReturnPictures(db, files, now),
    'pictures of stores': () => deleteUnusedStorePictures(db, files, now),
    imports: () => cleanUpImports(db, files, now),
    attachments: () => deleteUnusedAttachments(db, files, now),
    codes: rows(otps, lt(otps.expiresAt, before(1))),
    'idempotency keys': rows(
      idempotencyKeys,
      lt(idempotencyKeys.createdAt, over('idempotency_keys')),
    ),
    'requests of codes': rows(codeRequests, lt(codeRequests.askedAt, before(1))),
    devices: rows(knownDevices, lt(knownDevices.lastUsedAt, over('known_devices'))),
    sessions: rows(
      tokens,
      or(lt(tokens.expiresAt, over('tokens')), lt(tokens.revokedAt, over('tokens'))),
    ),
    'personal tokens': rows(
      apiTokens,
      or(lt(apiTokens.expiresAt, before(30)), lt(apiTokens.revokedAt, before(30))),
    ),
    'views of seller areas': rows(sellerViews, lt(sellerViews.expiresAt, before(30))),
    faults: rows(jobFaults, or(isForgottenFault(now), isFaultOfAbandonedMail(before(90)))),
    mails: rows(mailOutbox, isAbandonedMail(before(90))),
    webhooks: rows(webhookEvents, lt(webhookEvents.createdAt, over('webhook_events'))),
    'events of payments': rows(
      paymentEvents,
      and(isNotNull(paymentEvents.settledAt), lt(paymentEvents.receivedAt, over('payment_events'))),
    ),
    'events of couriers': rows(
      courierEvents,
      and(isNotNull(courierEvents.readAt), lt(courierEvents.receivedAt, over('courier_events'))),
    ),
    'links of deliveries': async () => {
      const { tokenHash, bookingId, expiresAt } = deliveryLinks;
      // Bookings rise with time, so no index of times is needed.
      const some = db
        .select({ hash: tokenHash, at: sql`${expiresAt}`.as('at') })
        .from(deliveryLinks)
        .orderBy(asc(bookingId))
        .limit(most)
        .as('first_links');
      const expired = db
        .select({ hash: some.hash })
        .from(some)
        .where(lt(some.at, over('delivery_links')));
      const deleted = db.delete(deliveryLinks).where(inArray(tokenHash, expired));
      return (await deleted.returning({ hash: tokenHash })).length;
    },
    'former prices': rows(priceHistory, lt(priceHistory.validTo, over('price_history'))),
    notices: rows(
      productNotices,
      inArray(
        productNotices.id,
        firstOf(productNotices, productNotices.createdAt, over('product_notices')),
      ),
    ),
    'messages on phones': rows(
      phoneMessages,
      inArray(
        phoneMessages.id,
        firstOf(phoneMessages, phoneMessages.createdAt, over('phone_messages')),
      ),
    ),
    'sent mails': rows(
      sentMails,
      inArray(sentMails.id, firstOf(sentMails, sentMails.sentAt, over('sent_mails'))),
    ),
  };
}
