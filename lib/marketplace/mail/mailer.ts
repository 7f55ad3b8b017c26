import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { config } from '@/lib/config';
import { log } from '../log';
import { sender } from './sender';
import { type SendSms, smsFiles, smsGateway } from './sms/gateway';

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
 * matters.
 */
export type Mailer = { send(mail: Mail): Promise<void>; sendSms?: SendSms };

/** By SMTP_URL and SMS_URL; without them as files in the outbox of the data folder. */
export function mailerFromConfig(): Mailer {
  const { smtpUrl, smsUrl, smsToken } = config;
  const outbox = join(config.dataDir, 'outbox');
  const mailer = smtpUrl ? smtpMailer(smtpUrl) : outboxMailer(outbox);
  if (!config.signInByPhone) return mailer;
  return { ...mailer, sendSms: smsUrl ? smsGateway(smsUrl, smsToken) : smsFiles(outbox) };
}

/** Shorter than a mail of the outbox stays claimed. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

function smtpMailer(url: string): Mailer {
  const transport = nodemailer.createTransport(url, timeouts);
  return {
    async send(mail) {
      await transport.sendMail({ from: sender(), ...mail });
    },
  };
}

/** Writes each mail as an .eml file that any mail program opens, and logs where it lies. */
export function outboxMailer(folder: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const { message } = await transport.sendMail({ from: sender(), ...mail });
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${stamp}-${mail.to.replace(/[^\w@.-]/g, '_')}.eml`);
      await writeFile(file, message);
      log.info({ file }, 'mail written to the outbox');
    },
  };
}
