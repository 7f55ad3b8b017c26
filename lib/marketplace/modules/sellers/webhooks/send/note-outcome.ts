import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../kernel/db/connection';
import { stores, vendors } from '../../../../kernel/db/schema/stores';
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
} from '../../../../kernel/db/schema/webhooks';
import { transact } from '../../../../kernel/db/transaction';
import { enqueueMail } from '../../../../kernel/mail/outbox';
import { webhookOffMail } from '../webhook-off-mail';
import { maxTries } from './claim';
import type { Outcome } from './post';

/** Nothing has arrived for so long: the endpoint is switched off. */
const patience = 3 * 86_400_000;
/** The receiver says that the address is gone for good. */
const gone = 410;

type Delivery = typeof webhookDeliveries.$inferSelect;
type Endpoint = typeof webhookEndpoints.$inferSelect;
type Attempt = Outcome & { milliseconds: number; at: Date };

/**
 * Notes what came of a try. An endpoint where nothing arrives for three days, or that answers 410, is switched off,
 * and the owner of the store told by mail.
 */
export async function noteOutcome(
  db: Database,
  { id, endpointId, tries }: Delivery,
  attempt: Attempt,
): Promise<void> {
  const { status, fault, answer, milliseconds, at } = attempt;
  const isDelivered = status !== null && status >= 200 && status < 300;
  await transact(db, async (tx) => {
    // The endpoint first, as whoever switches it off goes on to its deliveries.
    const [endpoint] = await tx
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, endpointId))
      .for('no key update');
    if (!endpoint) return;
    await tx
      .insert(webhookAttempts)
      .values({ deliveryId: id, status, fault, answer, milliseconds, at });
    if (isDelivered) {
      await tx
        .update(webhookDeliveries)
        .set({ state: 'delivered' })
        .where(eq(webhookDeliveries.id, id));
      if (endpoint.failingSince) await setEndpoint(tx, endpointId, { failingSince: null });
      return;
    }
    if (tries >= maxTries) await giveUp(tx, eq(webhookDeliveries.id, id));
    const failingSince = endpoint.failingSince ?? at;
    const isOver = status === gone || at.getTime() - failingSince.getTime() >= patience;
    await setEndpoint(tx, endpointId, { failingSince });
    if (isOver && !endpoint.disabledAt) await switchOff(tx, endpoint, at);
  });
}

async function switchOff(tx: Database, { id, storeId, url }: Endpoint, at: Date): Promise<void> {
  await setEndpoint(tx, id, { disabledAt: at, disabledBy: 'failures' });
  await giveUp(tx, eq(webhookDeliveries.endpointId, id));
  const [owner] = await tx
    .select({ email: vendors.email, name: vendors.firstName, lang: vendors.locale })
    .from(stores)
    .innerJoin(vendors, eq(vendors.id, stores.vendorId))
    .where(eq(stores.id, storeId));
  if (!owner) return;
  const mail = webhookOffMail(owner, { id, url });
  await enqueueMail(tx, { kind: 'written', mail }, { storeId });
}

const giveUp = (tx: Database, which: ReturnType<typeof eq>) =>
  tx
    .update(webhookDeliveries)
    .set({ state: sql`'failed'` })
    .where(and(which, eq(webhookDeliveries.state, 'pending')));

const setEndpoint = (tx: Database, id: number, values: Partial<Endpoint>) =>
  tx.update(webhookEndpoints).set(values).where(eq(webhookEndpoints.id, id));
