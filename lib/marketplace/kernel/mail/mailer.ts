import { config } from '@/lib/config';
import { brandIn } from '@/lib/i18n/brand';

/** `to` is an Indian mobile number of ten digits. */
export type Sms = { to: string; text: string };

/** Sends an SMS; a failure is thrown. */
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
 * Sends a mail, or an SMS where the shop has a gateway; a failure is thrown, the caller decides whether it
 * matters. `name`: of the channel that takes mails.
 */
export type Mailer = { name: string; send(mail: Mail): Promise<void>; sendSms?: SendSms };

/** Whom mails come from: a name and an address in angle brackets, or whatever MAIL_FROM says. */
export const sender = () => config.mailFrom ?? `${brandIn('en')} <no-reply@haat.example>`;
