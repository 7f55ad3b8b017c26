import { config } from '@/lib/config';
import type { SmsKind } from '@/lib/contract/schemas/operators/sms-templates';
import { brandIn } from '@/lib/i18n/brand';
import type { Locale } from '@/lib/i18n/locales';
import type { WhatsAppChannel } from './phone/whatsapp';

/** `to` is an Indian mobile number of ten digits; `dlt` the registration, which `sendSms` of `sms/` adds. */
export type Sms = {
  to: string;
  text: string;
  kind: SmsKind;
  lang: Locale;
  dlt?: { template: string; entity: string; header: string };
};

/** Hands an SMS to the gateway; a failure is thrown. Called by `sendSms` of `sms/` alone, which checks the text. */
export type SendSms = (sms: Sms) => Promise<void>;

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Ids of mails in angle brackets (RFC 5322): its own, the one it answers, those before it. */
  messageId?: string;
  inReplyTo?: string;
  references?: string[];
  headers?: Record<string, string>;
};

/**
 * Sends a mail, or an SMS if the shop has a gateway; a failure is thrown, the caller decides whether it
 * matters. `ready` rejects if no message can be taken at this moment, before anybody is told that one is on
 * its way. `name`: of the channel that takes mails.
 */
export type Mailer = {
  name: string;
  ready?(): Promise<void>;
  send(mail: Mail): Promise<void>;
  sendSms?: SendSms;
  whatsapp?: WhatsAppChannel;
  /** True if SMS reach nobody, such as files: they need no registration. */
  isSmsStandIn?: boolean;
};

/** Returns the sender of mails: a name and an address in angle brackets, or MAIL_FROM. */
export const sender = () => config.mailFrom ?? `${brandIn('en')} <no-reply@haat.example>`;
