import nodemailer from 'nodemailer';
import { sender } from '../../kernel/mail/mailer';
import type { MailChannel } from './provider';

/** Timeouts in milliseconds, shorter than the claim of an outbox mail. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Sends mails by a mail server: `smtps://user:password@host`. */
export function smtpChannel(url: string): MailChannel {
  const transport = nodemailer.createTransport(url, timeouts);
  return {
    name: 'smtp',
    async send(mail) {
      await transport.sendMail({ from: sender(), ...mail });
    },
  };
}
