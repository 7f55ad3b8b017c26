import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Webhook } from '@/lib/contract/schemas/seller/api';
import { testEventType, type WebhookEventType } from '@/lib/contract/schemas/seller/webhook-events';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { stores } from '../../../kernel/db/schema/stores';
import {
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '../../../kernel/db/schema/webhooks';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import { tellOwnerOfAccess } from '../session/api-access-mail';
import { findMembership } from '../session/service';
import { checkEndpoint } from './address';
import { newSecret, overlapHours } from './secrets';

/** The most endpoints of a store. */
const most = 10;

type Endpoint = typeof webhookEndpoints.$inferSelect;
type Wanted = { url: string; events: WebhookEventType[] };
type Maker = { storeId: number; vendorId: number };

const accessOf = (url: string) =>
  ({ what: new URL(url).host, path: '/seller/api/webhooks' }) as const;

const own = (storeId: number, id: number) =>
  and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.storeId, storeId));

const states = { owner: 'paused', failures: 'failing', password: 'new_password' } as const;

/** Lists the endpoints of a store, the oldest first. */
export async function listWebhooks(db: Database, storeId: number): Promise<Webhook[]> {
  const rows = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.storeId, storeId))
    .orderBy(asc(webhookEndpoints.id));
  return rows.map(toView);
}

function toView(row: Endpoint): Webhook {
  const { id, url, events, failingSince, formerSecretUntil, disabledBy, createdAt } = row;
  const isFormerValid = formerSecretUntil && formerSecretUntil > new Date();
  return {
    id,
    url,
    events,
    state: disabledBy === null ? 'on' : states[disabledBy],
    failing_since: failingSince?.toISOString() ?? null,
    former_secret_until: isFormerValid ? formerSecretUntil.toISOString() : null,
    created_at: createdAt.toISOString(),
  };
}

/**
 * Adds an endpoint, and tells the owner of the store. @throws {InvalidFields} webhook_url; {DomainError} 409
 * webhooks_too_many
 */
export function createWebhook(
  db: Database,
  { storeId, vendorId }: Maker,
  { url, events }: Wanted,
): Promise<Webhook & { secret: string }> {
  checkEndpoint(url);
  const { secret, sealed } = newSecret();
  return transact(db, async (tx) => {
    // The store is locked, so that concurrent calls are counted one after the other.
    await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('update');
    const [all] = await tx
      .select({ endpoints: count() })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.storeId, storeId));
    if (all && all.endpoints >= most) throw new DomainError(409, 'webhooks_too_many');
    const made = await tx
      .insert(webhookEndpoints)
      .values({ storeId, url, events, secret: sealed })
      .returning();
    await tellOwnerOfAccess(tx, { storeId, vendorId }, accessOf(url));
    return { ...toView(firstRow(made)), secret };
  });
}

/** Returns whether an endpoint would get another address. */
export async function isOtherAddress(
  db: Database,
  storeId: number,
  { id, url }: { id: number; url: string },
): Promise<boolean> {
  const [now] = await db.select().from(webhookEndpoints).where(own(storeId, id));
  return now !== undefined && now.url !== url;
}

/**
 * Changes an endpoint; the owner of the store is told of another address. A re-enabled endpoint begins with a clean
 * record.
 * @throws {NotFound} webhook_not_found; {InvalidFields} webhook_url
 */
export async function changeWebhook(
  db: Database,
  { storeId, vendorId }: Maker,
  { id, url, events, active }: Wanted & { id: number; active: boolean },
): Promise<Webhook> {
  checkEndpoint(url);
  const { disabledAt, disabledBy, failingSince } = webhookEndpoints;
  const state = active
    ? {
        disabledAt: null,
        disabledBy: null,
        failingSince: sql`case when ${disabledAt} is null then ${failingSince} end`,
      }
    : {
        disabledAt: sql`coalesce(${disabledAt}, now())`,
        disabledBy: sql`coalesce(${disabledBy}, 'owner')`,
      };
  return transact(db, async (tx) => {
    const isOther = await isOtherAddress(tx, storeId, { id, url });
    const [changed] = await tx
      .update(webhookEndpoints)
      .set({ url, events, ...state })
      .where(own(storeId, id))
      .returning();
    if (!changed) throw new NotFound('webhook_not_found');
    if (isOther) await tellOwnerOfAccess(tx, { storeId, vendorId }, accessOf(url));
    return toView(changed);
  });
}

/**
 * Pauses all endpoints of an owner's store after a password reset: whoever had their session may have added
 * some or changed the address of others. Returns how many.
 */
export async function pauseWebhooksOf(tx: Database, vendorId: number): Promise<number> {
  const membership = await findMembership(tx, vendorId);
  if (membership?.role !== 'owner') return 0;
  const paused = await tx
    .update(webhookEndpoints)
    .set({ disabledAt: sql`now()`, disabledBy: 'password' })
    .where(
      and(eq(webhookEndpoints.storeId, membership.store.id), isNull(webhookEndpoints.disabledAt)),
    )
    .returning({ id: webhookEndpoints.id });
  return paused.length;
}

/** @throws {NotFound} webhook_not_found */
export async function removeWebhook(db: Database, storeId: number, id: number): Promise<void> {
  const removed = await db
    .delete(webhookEndpoints)
    .where(own(storeId, id))
    .returning({ id: webhookEndpoints.id });
  if (!removed.length) throw new NotFound('webhook_not_found');
}

/**
 * Makes a new secret; the former one signs beside it for a day, so that the receiver can change over.
 * @throws {NotFound} webhook_not_found
 */
export async function renewSecret(
  db: Database,
  storeId: number,
  id: number,
): Promise<Webhook & { secret: string }> {
  const { secret, sealed } = newSecret();
  const formerSecretUntil = new Date(Date.now() + overlapHours * 3_600_000);
  const [changed] = await db
    .update(webhookEndpoints)
    .set({ secret: sealed, formerSecret: sql`${webhookEndpoints.secret}`, formerSecretUntil })
    .where(own(storeId, id))
    .returning();
  if (!changed) throw new NotFound('webhook_not_found');
  return { ...toView(changed), secret };
}

/** @throws {NotFound} webhook_not_found; {DomainError} 409 webhook_off */
async function requireOn(tx: Database, storeId: number, id: number): Promise<void> {
  const [endpoint] = await tx.select().from(webhookEndpoints).where(own(storeId, id)).for('share');
  if (!endpoint) throw new NotFound('webhook_not_found');
  if (endpoint.disabledAt) throw new DomainError(409, 'webhook_off');
}

/** Queues a test event. @throws as `requireOn` */
export async function sendTestEvent(db: Database, storeId: number, id: number): Promise<void> {
  await transact(db, async (tx) => {
    await requireOn(tx, storeId, id);
    const event = { storeId, type: testEventType, data: { endpoint_id: id }, at: new Date() };
    const { id: eventId } = firstRow(await tx.insert(webhookEvents).values(event).returning());
    await tx.insert(webhookDeliveries).values({ eventId, endpointId: id });
  });
}

/** Sends the event of a delivery again. @throws {NotFound} delivery_not_found, and as `requireOn` */
export async function replayDelivery(
  db: Database,
  storeId: number,
  { id, delivery }: { id: number; delivery: number },
): Promise<void> {
  await transact(db, async (tx) => {
    await requireOn(tx, storeId, id);
    const [former] = await tx
      .select({ eventId: webhookDeliveries.eventId })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.id, delivery), eq(webhookDeliveries.endpointId, id)));
    if (!former) throw new NotFound('delivery_not_found');
    await tx.insert(webhookDeliveries).values({ ...former, endpointId: id, isReplay: true });
  });
}

const isUuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * Sends an event again, under the same id, to the enabled webhooks that it was sent to before; one to which
 * it is still on its way gets no second one.
 * @returns to how many
 * @throws {NotFound} delivery_not_found; {DomainError} 409 webhook_off if all of them are disabled
 */
export async function replayEvent(
  db: Database,
  storeId: number,
  messageId: string,
): Promise<number> {
  if (!isUuid.test(messageId)) throw new NotFound('delivery_not_found');
  return transact(db, async (tx) => {
    const [event] = await tx
      .select({ id: webhookEvents.id })
      .from(webhookEvents)
      .where(and(eq(webhookEvents.messageId, messageId), eq(webhookEvents.storeId, storeId)))
      .for('update');
    if (!event) throw new NotFound('delivery_not_found');
    const endpoints = await tx
      .select({
        id: webhookEndpoints.id,
        isOn: isNull(webhookEndpoints.disabledAt),
        isPending: sql<boolean>`bool_or(${webhookDeliveries.state} = 'pending')`,
      })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(eq(webhookDeliveries.eventId, event.id))
      .groupBy(webhookEndpoints.id)
      .orderBy(asc(webhookEndpoints.id));
    if (!endpoints.length) throw new NotFound('delivery_not_found');
    if (!endpoints.some(({ isOn }) => isOn)) throw new DomainError(409, 'webhook_off');
    const rows = endpoints.flatMap(({ id: endpointId, isOn, isPending }) =>
      isOn && !isPending ? [{ eventId: event.id, endpointId, isReplay: true }] : [],
    );
    if (rows.length) await tx.insert(webhookDeliveries).values(rows);
    return rows.length;
  });
}
