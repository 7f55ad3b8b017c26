import { config } from '@/lib/config';
import { emailSchema } from '@/lib/contract/schemas/identifiers';
import { log } from '@/lib/log/log';
import { Unavailable } from '../../../kernel/errors';
import { sender } from '../../../kernel/mail/mailer';
import {
  TaskCrashed,
  TaskOverLimit,
  TaskQueueFull,
  TaskRefused,
} from '../../../kernel/workers/errors';
import { threadTask } from '../../../kernel/workers/run-task';
import type { MailContent, MailHeader, readMail } from './mail-reader';

const readInThread = threadTask<typeof readMail>('inbound-mail', {
  ...{ memory: 128, time: 5_000 },
  ...{ atOnce: 1, waiting: 20 },
});

/** A mail; if its body takes too much memory, time or lines, only the header, with `isCut`. */
export type IncomingMail = MailHeader & MailContent;

/**
 * Parses a mail as received (RFC 5322), in a thread; undefined if its header cannot be read or names no
 * single sender.
 * @throws {Unavailable} 503 while many mails are read
 */
export async function parseMail(raw: ArrayBuffer, to?: string): Promise<IncomingMail | undefined> {
  let header: MailHeader | undefined;
  const onItem = async (read: MailHeader) => {
    header = read;
  };
  const input = { raw: new Uint8Array(raw) };
  const content = await readInThread(input, { onItem }).catch(unread);
  const email = emailSchema.safeParse(header?.from.email).data;
  if (!header || !email) return undefined;
  return {
    ...header,
    ...content,
    from: { ...header.from, email },
    recipients: [...(to ? [to] : []), ...header.recipients],
    isAutomatic: header.isAutomatic || isOurs(email),
  };
}

function unread(error: unknown): MailContent {
  if (error instanceof TaskQueueFull) throw new Unavailable();
  const kinds = [TaskRefused, TaskOverLimit, TaskCrashed];
  if (!kinds.some((kind) => error instanceof kind)) throw error;
  log.warn({ error }, 'the body of a mail to support was not read');
  return { text: '', files: [], isCut: true };
}

/** Returns whether we sent it ourselves, so that no mail loops. */
function isOurs(from: string): boolean {
  const ours = sender();
  const address = /<([^>]+)>/.exec(ours)?.[1] ?? ours;
  const [name, domain] = config.supportMail?.split('@') ?? [];
  const [local = '', at] = from.split('@');
  return (
    from === address.toLowerCase() ||
    (at === domain && local.split('+')[0] === name && Boolean(name))
  );
}
