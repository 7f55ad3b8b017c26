import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  deliveryStates,
  type WebhookEventType,
  webhookFaults,
} from '@/lib/contract/schemas/seller/webhook-events';
import { createdAt, id, moment, ref } from './columns';
import { stores } from './stores';

/** Webhook endpoints: addresses of stores' own systems that receive events. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    url: text().notNull(),
    events: text().array().$type<WebhookEventType[]>().notNull(),
    /** The secret, sealed; the former one signs too until `former_secret_until`. */
    secret: text().notNull(),
    formerSecret: text(),
    formerSecretUntil: moment(),
    /** The time since which no delivery has succeeded; null after a success. */
    failingSince: moment(),
    /** No events are recorded for it and nothing is sent while this is set. */
    disabledAt: moment(),
    disabledBy: text({ enum: ['owner', 'failures', 'password'] }),
    createdAt: createdAt(),
  },
  (t) => [
    index('webhook_endpoints_store_idx').on(t.storeId),
    check('webhook_endpoints_url', sql`${t.url} ~ '^https?://' and length(${t.url}) <= 500`),
    check('webhook_endpoints_events', sql`cardinality(${t.events}) > 0`),
    check('webhook_endpoints_disabled', sql`(${t.disabledAt} is null) = (${t.disabledBy} is null)`),
    check(
      'webhook_endpoints_former',
      sql`(${t.formerSecret} is null) = (${t.formerSecretUntil} is null)`,
    ),
  ],
);

/** Events for stores with webhook endpoints, written by triggers in the transaction that causes them. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: id(),
    /** The value of the header `webhook-id`. */
    messageId: uuid().notNull().defaultRandom(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    type: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The time of the event. */
    at: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('webhook_events_created_idx').on(t.createdAt),
    index('webhook_events_store_idx').on(t.storeId),
    uniqueIndex('webhook_events_message_key').on(t.messageId),
  ],
);

/** Deliveries of an event to an endpoint: the outbox, and the log for 30 days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    eventId: ref()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    endpointId: ref()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    state: text({ enum: deliveryStates }).notNull().default('pending'),
    isReplay: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    tryAt: createdAt(),
    createdAt: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_due_idx')
      .on(t.endpointId, t.tryAt)
      .where(sql`${t.state} = 'pending'`),
    index('webhook_deliveries_endpoint_idx').on(t.endpointId, t.id),
    index('webhook_deliveries_event_idx').on(t.eventId),
  ],
);

/** The outcome of each attempt. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: id(),
    deliveryId: ref()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    status: integer(),
    fault: text({ enum: webhookFaults }),
    milliseconds: integer().notNull(),
    answer: text(),
    at: moment().notNull(),
  },
  (t) => [
    index('webhook_attempts_delivery_idx').on(t.deliveryId, t.id),
    check('webhook_attempts_outcome', sql`num_nonnulls(${t.status}, ${t.fault}) = 1`),
  ],
);
