import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { log } from '@/lib/log/log';
import { webhookHeaders } from '@/lib/security/standard-webhooks';
import type { Database } from '../../../../kernel/db/connection';
import { stores, vendors } from '../../../../kernel/db/schema/stores';
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
} from '../../../../kernel/db/schema/webhooks';
import { transact } from '../../../../kernel/db/transaction';
import { eachRow } from '../../../../kernel/jobs/each-row';
import type { Mail } from '../../../../kernel/mail/mailer';
import { enqueueMail } from '../../../../kernel/mail/outbox';
import { button, greeting, paragraph } from '../../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../../kernel/mail/wording/wording';
import { bodyOf, signingSecrets } from '../secrets';
import { atOnce, claimDeliveries, findDelivery, job, maxTries, ofOneEndpoint } from './claim';
import { type Outcome, post } from './post';

/** The time without any success after which the endpoint is disabled. */
const patience = 3 * 86_400_000;
/** The status of a receiver whose address is gone for good. */
const gone = 410;

type Delivery = typeof webhookDeliveries.$inferSelect;
type Endpoint = typeof webhookEndpoints.$inferSelect;
type Attempt = Outcome & { milliseconds: number; at: Date };

/**
 * Records the outcome of an attempt. An endpoint without success for three days, or that answers 410, is
 * disabled, and the owner of the store told by mail.
 */
async function noteOutcome(
  db: Database,
  { id, endpointId, tries }: Delivery,
  attempt: Attempt,
): Promise<void> {
  const { status, fault, answer, milliseconds, at } = attempt;
  const isDelivered = status !== null && status >= 200 && status < 300;
  await transact(db, async (tx) => {
    // The endpoint is locked first, because disabling it locks its deliveries next.
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

/** The timeout of an attempt, with all that it waits for. */
const timeout = 10_000;

export type SendOptions = {
  /** Aborted when the process is about to end: deliveries in progress are released. */
  signal?: AbortSignal;
  milliseconds?: number;
};

/**
 * Sends due deliveries, some at once, until nothing is left. Each is delivered at least once: a runner that
 * dies between an answer and its record leaves it to be sent again.
 * @param clock the time of each claim
 * @returns how many were tried
 */
export async function deliverWebhooks(
  db: Database,
  clock: () => Date,
  options: SendOptions = {},
): Promise<number> {
  const running = new Map<number, { endpointId: number; sending: Promise<unknown> }>();
  for (let tried = 0; ; ) {
    const now = clock();
    const sendingBefore = running.size;
    const room = { most: atOnce - running.size, busy: busyOf([...running.values()]) };
    const isOpen = room.most > 0 && !options.signal?.aborted;
    const claimed = isOpen ? await claimDeliveries(db, now, room) : [];
    for (const { id, endpointId } of claimed) {
      const sending = tryOne(db, { id, now }, options).finally(() => running.delete(id));
      running.set(id, { endpointId, sending });
    }
    tried += claimed.length;
    if (claimed.length > 0) continue;
    // Deliveries in progress during the claim kept rows of their endpoints out of it, even if they have ended
    // since.
    if (sendingBefore === 0) return tried;
    if (running.size > 0) await Promise.race([...running.values()].map(({ sending }) => sending));
  }
}

/** Returns the endpoints with the maximum of deliveries in progress. */
function busyOf(running: { endpointId: number }[]): number[] {
  const ids = new Set(running.map(({ endpointId }) => endpointId));
  return [...ids].filter(
    (id) => running.filter(({ endpointId }) => endpointId === id).length >= ofOneEndpoint,
  );
}

/** Tries one delivery; one that cannot even be tried is recorded as a fault, and parked in time. */
async function tryOne(
  db: Database,
  claimed: { id: number; now: Date },
  options: SendOptions,
): Promise<void> {
  const { id, now } = claimed;
  const work = () => deliver(db, claimed, options);
  await eachRow(db, job, [id], { now, subject: () => id, work }).catch((error: Error) =>
    log.error({ delivery: id, error }, 'webhook not sent'),
  );
}

async function deliver(
  db: Database,
  { id, now }: { id: number; now: Date },
  { signal, milliseconds = timeout }: SendOptions,
): Promise<number> {
  const found = await findDelivery(db, id);
  if (!found) return 0;
  const { delivery, event, endpoint } = found;
  const body = bodyOf(event);
  const timestamp = Math.floor(now.getTime() / 1000);
  const since = performance.now();
  try {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Haat-Webhooks/1',
      ...webhookHeaders({ id: event.messageId, timestamp, body }, signingSecrets(endpoint, now)),
    };
    const outcome = await post({ url: endpoint.url, headers, body }, { milliseconds, signal });
    const took = Math.round(performance.now() - since);
    await noteOutcome(db, delivery, { ...outcome, milliseconds: took, at: now });
  } catch (error) {
    if (!signal?.aborted) throw error;
    await giveBack(db, id, now);
  }
  return 1;
}

async function giveBack(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ tries: sql`${webhookDeliveries.tries} - 1`, tryAt: now })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'pending')));
}

type To = { email: string; name: string; lang: Locale };

/** Composes the mail to a store's owner that an address of their system no longer gets events. */
export function webhookOffMail(
  { email, name, lang }: To,
  { id, url }: { id: number; url: string },
): Mail {
  const host = new URL(url).host;
  const link = pageLink(lang, `/seller/api/webhooks/${id}`);
  const { subject, opening, closing } = wordingOf(lang, 'webhook_off', { name, host, url, link });
  return composeMail(lang, email, 'store', subject, [
    greeting(lang, name),
    ...opening,
    paragraph(textOf(lang, 'mail.webhook_off.what')),
    button(textOf(lang, 'mail.webhook_off.see'), link),
    ...closing,
  ]);
}
