import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { log } from '../../kernel/log';
import { sender } from '../../kernel/mail/mailer';
import type { MailChannel, SmsChannel } from './provider';

/** Writes each mail as an .eml file that any mail program opens, and logs where it lies. */
export function mailFiles(folder: string): MailChannel {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    name: 'files',
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

/** Writes each SMS as a text file beside the mails of the outbox, and logs where it lies. */
export function smsFiles(folder: string): SmsChannel {
  return {
    name: 'files',
    async send({ to, text }) {
      await mkdir(folder, { recursive: true });
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${stamp}-${to}.txt`);
      await writeFile(file, `${text}\n`);
      log.info({ file }, 'SMS written to the outbox');
    },
  };
}
