/** A webhook as it came: `body` byte for byte, headers by name in any case. */
export type WebhookDelivery = {
  body: string;
  header: (name: string) => string | undefined;
};

/** A webhook whose signature is right. */
export type GenuineWebhook = {
  /** By which it is known when it comes twice; without one its bytes are. */
  eventId: string | undefined;
};

/** What every provider that sends webhooks can do with them. Its events are JSON objects. */
export type WebhookReader<News> = {
  /** Checks that the provider itself sent these bytes; undefined where it did not, or nothing is there to check by. */
  acceptWebhook(delivery: WebhookDelivery): GenuineWebhook | undefined;
  /** What an event that was accepted and stored tells of; it is only a reason to ask. Never throws. */
  readWebhook(payload: unknown): News;
};
