import type { OrderMessageKind } from '@/lib/contract/schemas/orders/messages';
import type { Locale } from '@/lib/i18n/locales';
import type { SmsValues } from '../sms/own-texts';

/** A template's message by WhatsApp; `reference` is ours, and comes back with its statuses. */
export type WhatsAppMessage = {
  to: string;
  kind: OrderMessageKind;
  lang: Locale;
  values: SmsValues;
  reference: string;
};

/** The provider that took a message, and its id there; null where no id is known. */
export type SentMessage = { provider: string; id: string | null };

/** A status of a message; `reference` is our id of it, where it came back. */
export type WhatsAppStatus = {
  providerId: string;
  reference: string | undefined;
  status: 'sent' | 'delivered' | 'read' | 'failed';
  /** The provider's code of an error. */
  code: string | undefined;
  at: Date;
};

/** Statuses, and the numbers from which somebody wrote that they want no more. */
export type WhatsAppNews = { statuses: WhatsAppStatus[]; stops: string[] };

/** A webhook as received, byte for byte. */
type Delivery = { body: string; header: (name: string) => string | undefined };

export type WhatsAppChannel = {
  /** @throws {MessageRefused} where no further try would help; another error where one may */
  send(message: WhatsAppMessage): Promise<SentMessage>;
  webhook?: {
    /** True if Meta itself sent these bytes. */
    isGenuine(delivery: Delivery): boolean;
    /** Returns the answer to a handshake; undefined for a wrong token. */
    handshake(query: (name: string) => string | undefined): string | undefined;
    /** Returns what a genuine webhook says. Never throws. */
    read(body: string): WhatsAppNews;
  };
};
