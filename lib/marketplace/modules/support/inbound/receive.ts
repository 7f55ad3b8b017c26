import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { company } from '@/lib/company/company';
import type { inboundMailSchema } from '@/lib/contract/schemas/support';
import { mostAttachments } from '@/lib/contract/schemas/support-topics';
import type { Locale } from '@/lib/i18n/locales';
import { normalised } from '@/lib/text/normalised';
import type { Database } from '../../../kernel/db/connection';
import { InvalidFields } from '../../../kernel/errors';
import { TooManyRequests } from '../../../kernel/http/limited';
import type { Limiter } from '../../../kernel/limits/limiter';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { mayMailUnverified } from '../../../kernel/mail/unverified-address';
import type { Files } from '../../files';
import { addAttachment, addMailFile } from '../attachments';
import { threaded, ticketNumberIn } from '../mail-thread';
import { ticketMail } from '../mails';
import { addShopperMessage, isKnownMessage, openTicket, ticketByNumber } from '../tickets';
import { type IncomingMail, parseMail } from './parse-message';

type Outcome = z.infer<typeof inboundMailSchema>;
type Context = { db: Database; files: Files; limiter: Limiter };

const ignored: Outcome = { outcome: 'ignored', ticket_number: null };

/**
 * Receives a mail to support. An answer to a signed address, from the address of its ticket, is added to the
 * ticket; any other mail opens one and is acknowledged, unless a program sent it: that is ignored. A repeated
 * mail counts once.
 * @param to the recipient of the envelope, if the headers do not name it
 * @throws {TooManyRequests} beyond the limit for tickets of the sender
 */
export async function receiveMail(
  context: Context,
  raw: ArrayBuffer,
  to?: string,
): Promise<Outcome> {
  const { db, limiter } = context;
  const mail = await parseMail(raw, to);
  if (!mail) return ignored;
  const key = mail.messageId ?? createHash('sha256').update(Buffer.from(raw)).digest('hex');
  if (await isKnownMessage(db, mail.from.email, key)) return repeated;
  const number = ticketNumberIn(mail.recipients);
  const ticket = number ? await ticketByNumber(db, number) : undefined;
  const isReply = ticket?.email === mail.from.email;
  if (mail.isAutomatic && !isReply) return ignored;
  const wait = await limiter.take('ticket', { account: mail.from.email });
  if (wait !== undefined) throw new TooManyRequests(wait);
  const content = await contentOf(context, mail, raw);
  if (!ticket || !isReply) return open(context, { mail, key, content });
  const { text, ...rest } = content;
  const { isAutomatic } = mail;
  const isNew = await addShopperMessage(db, ticket.id, { text, key, isAutomatic, ...rest });
  return isNew ? { outcome: 'added', ticket_number: ticket.number } : repeated;
}

const repeated: Outcome = { outcome: 'repeated', ticket_number: null };

/**
 * Returns the text, and the stored files that are pictures or PDFs; if the mail has more of either than is
 * shown, also the unchanged mail.
 */
async function contentOf({ db, files }: Context, mail: IncomingMail, raw: ArrayBuffer) {
  const attachments: string[] = [];
  let isCut = mail.isCut;
  for (const { name, bytes } of mail.files) {
    if (attachments.length === mostAttachments) {
      isCut = true;
      break;
    }
    const file = new File([bytes], name);
    const kept = await addAttachment(db, files, file).catch((error: unknown) => {
      if (!(error instanceof InvalidFields)) throw error;
      isCut ||= error.details.fields?.file !== 'attachment_type';
      return undefined;
    });
    if (kept) attachments.push(kept.id);
  }
  const droppedFiles = mail.files.length - attachments.length;
  const { subject } = mail;
  if (isCut) attachments.push((await addMailFile(db, files, { subject, raw })).id);
  const text = mail.text || lineOf(subject, 150) || '—';
  return { text, attachments, mail: { mailId: mail.messageId, droppedFiles } };
}

type Opening = {
  mail: IncomingMail;
  key: string;
  content: Awaited<ReturnType<typeof contentOf>>;
};

/**
 * Opens a ticket by mail. The sender's address may be forged: the ticket counts as a stranger's, and the mail
 * about it quotes nothing.
 */
async function open({ db, limiter }: Context, { mail, key, content }: Opening): Promise<Outcome> {
  const { email, name } = mail.from;
  const { text, attachments, mail: facts } = content;
  const subject = lineOf(mail.subject, 150) || '—';
  const lang = languageOf(`${subject} ${text}`);
  const { number, isRepeat } = await openTicket(db, {
    body: {
      name: lineOf(name, 100) || lineOf(email.split('@')[0] ?? '', 100) || '—',
      email,
      topic: isForOfficer(mail) ? 'grievance' : 'other',
      subject,
      message: text,
      order_number: undefined,
      attachments,
    },
    lang,
    isOwnEmail: false,
    key,
    mail: facts,
  });
  if (isRepeat) return repeated;
  if (await mayMailUnverified(limiter, 'ticket', email)) {
    const told = ticketMail(lang, { number, name, email, subject, message: '', isOwnEmail: false });
    const before = mail.messageId ? [mail.messageId] : [];
    const headers = { 'Auto-Submitted': 'auto-replied' };
    const reply = { ...threaded(told, { number, before }), headers };
    await enqueueMail(db, { kind: 'written', mail: reply });
  }
  return { outcome: 'opened', ticket_number: number };
}

/** Returns whether it was sent to the grievance officer, so that the clocks of the rules run for it. */
function isForOfficer({ recipients }: IncomingMail): boolean {
  const officer = company().grievance_officer.email.toLowerCase();
  return recipients.some((address) => bareAddress(address) === officer);
}

const bareAddress = (address: string) =>
  (/<([^<>]{1,320})>/.exec(address)?.[1] ?? address).trim().toLowerCase();

const lineOf = (text: string, most: number) =>
  [
    ...normalised(text, most * 4)
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, most)
    .join('');

/** Returns Hindi if at least as many letters are Devanagari as Latin. */
function languageOf(text: string): Locale {
  const letters = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const hindi = letters(/\p{Script=Devanagari}/gu);
  return hindi > 0 && hindi >= letters(/\p{Script=Latin}/gu) ? 'hi' : 'en';
}
