import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { stores } from '../../../kernel/db/schema/stores';
import { webhookDeliveries, webhookEvents } from '../../../kernel/db/schema/webhooks';
import { vendorPassword } from '../../../kernel/db/testing/fixtures';
import { createWebhook } from '../../../modules/sellers/webhooks/service';
import type { SellerRoutes } from './table';

/** An endpoint at a reserved name (RFC 2606), so that nothing leaves the machine. */
const wanted = { url: 'https://system.invalid/haat', events: ['order.placed' as const] };

async function ownerOf(db: Database, storeId: number) {
  const { vendorId } = firstRow(await db.select().from(stores).where(eq(stores.id, storeId)));
  return { storeId, vendorId };
}

async function webhook(db: Database, storeId: number): Promise<string> {
  const { id } = await createWebhook(db, await ownerOf(db, storeId), wanted);
  return `/api/seller/webhooks/${id}`;
}

async function delivery(db: Database, storeId: number): Promise<string> {
  const { id: endpointId } = await createWebhook(db, await ownerOf(db, storeId), wanted);
  const event = { storeId, type: 'order.placed', data: { order_number: 'HT-1' }, at: new Date() };
  const { id: eventId } = firstRow(await db.insert(webhookEvents).values(event).returning());
  const values = { eventId, endpointId, state: 'delivered' as const };
  const { id } = firstRow(await db.insert(webhookDeliveries).values(values).returning());
  return `/api/seller/webhooks/${endpointId}/deliveries/${id}`;
}

/** Returns the path of an event that was sent once. */
async function sentEvent(db: Database, storeId: number): Promise<string> {
  const { id: endpointId } = await createWebhook(db, await ownerOf(db, storeId), wanted);
  const event = { storeId, type: 'order.placed', data: { order_number: 'HT-1' }, at: new Date() };
  const { id: eventId, messageId } = firstRow(
    await db.insert(webhookEvents).values(event).returning(),
  );
  await db.insert(webhookDeliveries).values({ eventId, endpointId, state: 'delivered' });
  return `/api/seller/webhook-events/${messageId}`;
}

export const webhookAccess: SellerRoutes = {
  'POST /api/seller/webhooks': {
    body: { ...wanted, password: vendorPassword },
  },
  'PUT /api/seller/webhooks/{id}': {
    body: { ...wanted, active: false },
    own: webhook,
  },
  'DELETE /api/seller/webhooks/{id}': { own: webhook },
  'POST /api/seller/webhooks/{id}/secret': {
    own: async (db, storeId) => `${await webhook(db, storeId)}/secret`,
  },
  'POST /api/seller/webhooks/{id}/test': {
    own: async (db, storeId) => `${await webhook(db, storeId)}/test`,
  },
  'GET /api/seller/webhooks/{id}/deliveries': {
    own: async (db, storeId) => `${await webhook(db, storeId)}/deliveries`,
  },
  'POST /api/seller/webhooks/{id}/deliveries/{delivery}/replay': {
    own: async (db, storeId) => `${await delivery(db, storeId)}/replay`,
  },
  'POST /api/seller/webhook-events/{message}/replay': {
    own: async (db, storeId) => `${await sentEvent(db, storeId)}/replay`,
  },
};
