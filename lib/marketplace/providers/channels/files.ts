import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { log } from '@/lib/log/log';
import { sender } from '../../kernel/mail/mailer';
import type { MailChannel, SmsChannel } from './provider';

/** Bytes of the largest mail with a code. */
const roomForMail = 32 * 1024;

/** Writes each mail as an .eml file that any mail program opens, and logs its path. */
export function mailFiles(folder: string): MailChannel {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    name: 'files',
    async ready() {
      const probe = join(folder, `.probe-${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(probe, Buffer.alloc(roomForMail));
      } catch (cause) {
        throw new Error('No mail can be written to the outbox.', { cause });
      } finally {
        await rm(probe, { force: true });
      }
    },
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

/** Writes each SMS as a text file beside the mails of the outbox, and logs its path. */
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
