import nodemailer from 'nodemailer';
import type { Mailer } from '../../kernel/mail/mailer';
import { sender } from '../../kernel/mail/sender';

/** Shorter than a mail of the outbox stays claimed. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Sends mails by a mail server: `smtps://user:password@host`. */
export function smtpMailer(url: string): Mailer {
  const transport = nodemailer.createTransport(url, timeouts);
  return {
    async send(mail) {
      await transport.sendMail({ from: sender(), ...mail });
    },
  };
}
