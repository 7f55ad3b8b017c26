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
 * Sends a mail, or an SMS if the shop has a gateway; a failure is thrown, the caller decides whether it
 * matters. `ready` rejects if no message can be taken at this moment, before anybody is told that one is on
 * its way. `name`: of the channel that takes mails.
 */
export type Mailer = {
  name: string;
  ready?(): Promise<void>;
  send(mail: Mail): Promise<void>;
  sendSms?: SendSms;
};

/** Returns the sender of mails: a name and an address in angle brackets, or MAIL_FROM. */
export const sender = () => config.mailFrom ?? `${brandIn('en')} <no-reply@haat.example>`;
