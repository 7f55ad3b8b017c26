import type { Mail, Sms } from '../../kernel/mail/mailer';

/** A channel that sends mails. The outbox decides whether and when a failed mail is retried. */
export interface MailChannel {
  /** The name stored with each mail that it took: lower case, never changed. */
  readonly name: string;
  /** Rejects if no mail can be taken at this moment; a channel without it gives no answer before sending. */
  ready?(): Promise<void>;
  /**
   * Hands a mail on, within less than the two minutes for which the outbox has claimed the mail.
   * @throws when the other side did not take it
   */
  send(mail: Mail): Promise<void>;
}

/** A channel that sends SMS, under the same rules. */
export interface SmsChannel {
  readonly name: string;
  send(sms: Sms): Promise<void>;
}
