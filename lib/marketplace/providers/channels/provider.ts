import type { Mail, Sms } from '../../kernel/mail/mailer';

/** How mails leave. Whether and when a mail that failed is tried again is the outbox's to decide. */
export interface MailChannel {
  /** Stands beside each mail that it took: lower case, never changed. */
  readonly name: string;
  /**
   * Hands a mail on; it ends in time, within less than the two minutes for which the outbox has claimed the mail.
   * @throws when the other side did not take it
   */
  send(mail: Mail): Promise<void>;
}

/** How SMS leave, under the same rules. */
export interface SmsChannel {
  readonly name: string;
  send(sms: Sms): Promise<void>;
}
