/** A webhook as received: `body` byte for byte, headers by name in any case. */
export type WebhookDelivery = {
  body: string;
  header: (name: string) => string | undefined;
};

/** A webhook with a valid signature. */
export type GenuineWebhook = {
  /** The id that identifies a repeated delivery; without one its bytes do. */
  eventId: string | undefined;
};

/** Webhook functions of every provider that sends webhooks. Its events are JSON objects. */
export type WebhookReader<News> = {
  /** Checks that the provider itself sent these bytes; undefined if it did not, or there is nothing to check by. */
  acceptWebhook(delivery: WebhookDelivery): GenuineWebhook | undefined;
  /** Returns the subject of an event that was accepted and stored; it is only a reason to ask. Never throws. */
  readWebhook(payload: unknown): News;
};
