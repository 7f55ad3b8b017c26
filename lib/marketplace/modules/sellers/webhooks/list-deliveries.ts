import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Delivery, DeliveryAttempt } from '@/lib/contract/schemas/seller/api';
import type { DeliveryState } from '@/lib/contract/schemas/seller/webhook-events';
import { countSome } from '../../../kernel/db/bounded-count';
import type { Database } from '../../../kernel/db/connection';
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '../../../kernel/db/schema/webhooks';
import { NotFound } from '../../../kernel/errors';
import { bodyOf } from './secrets';

type Wanted = { id: number; state?: DeliveryState; page: number; limit: number };

/**
 * Lists deliveries to an endpoint of a store with their attempts, newest first. @throws {NotFound}
 * webhook_not_found
 */
export async function listDeliveries(
  db: Database,
  storeId: number,
  { id, state, page, limit }: Wanted,
): Promise<{ deliveries: Delivery[]; total: number; page: number; limit: number }> {
  const [endpoint] = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.storeId, storeId)));
  if (!endpoint) throw new NotFound('webhook_not_found');
  const which = and(
    eq(webhookDeliveries.endpointId, id),
    state && eq(webhookDeliveries.state, state),
  );
  const [total, rows] = await Promise.all([
    countSome(db, db.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(which)),
    db
      .select({ delivery: webhookDeliveries, event: webhookEvents })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
      .where(which)
      .orderBy(desc(webhookDeliveries.id))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  const attempts = await attemptsOf(
    db,
    rows.map(({ delivery }) => delivery.id),
  );
  const deliveries = rows.map(({ delivery, event }) => ({
    id: delivery.id,
    message_id: event.messageId,
    type: event.type,
    state: delivery.state,
    is_replay: delivery.isReplay,
    next_try_at: delivery.state === 'pending' ? delivery.tryAt.toISOString() : null,
    created_at: delivery.createdAt.toISOString(),
    body: bodyOf(event),
    attempts: attempts.get(delivery.id) ?? [],
  }));
  return { deliveries, total, page, limit };
}

async function attemptsOf(db: Database, ids: number[]): Promise<Map<number, DeliveryAttempt[]>> {
  const rows = ids.length
    ? await db
        .select()
        .from(webhookAttempts)
        .where(inArray(webhookAttempts.deliveryId, ids))
        .orderBy(asc(webhookAttempts.id))
    : [];
  const of = new Map<number, DeliveryAttempt[]>();
  for (const { deliveryId, at, status, fault, milliseconds, answer } of rows) {
    const attempt = { at: at.toISOString(), status, fault, milliseconds, answer };
    of.set(deliveryId, [...(of.get(deliveryId) ?? []), attempt]);
  }
  return of;
}
