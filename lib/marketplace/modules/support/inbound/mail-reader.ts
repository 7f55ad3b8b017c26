import PostalMime, { type Address, type Email } from 'postal-mime';
import { attachmentLimit } from '@/lib/contract/schemas/support-topics';
import { TaskRefused } from '../../../kernel/workers/errors';
import type { Emit } from '../../../kernel/workers/serve-tasks';
import { htmlText } from './html-text';
import { replyText } from './reply-text';

export type MailHeader = {
  /** The sender as the mail names it, so perhaps no address at all. */
  from: { email: string; name: string };
  /** Every recipient address in the mail, including signed ones. */
  recipients: string[];
  subject: string;
  /** The message id in angle brackets; undefined where the mail has none that could be referred to. */
  messageId: string | undefined;
  /** True if sent by a program: a notice of absence, a list, a bounce. Nothing may answer it. */
  isAutomatic: boolean;
};

export type MailFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

export type MailContent = {
  /** The sender's own text, without quotations. */
  text: string;
  files: MailFile[];
  /** True if there is more of it than `text` and `files` hold. */
  isCut: boolean;
};

/** The most bytes of the header; ARC, DKIM and ten servers on the way make 30 KB. */
const longestHeader = 64 * 1024;

/** The most lines; a mail of 5 MB in base64 has 68,000. */
const mostLines = 120_000;

/** The most lines that may divide parts: they begin with two hyphens. */
const mostDividers = 1000;

/** The most files that are handed on, so that pictures among them can be chosen. */
const mostFiles = 10;

const mostRecipients = 100;
const parserLimits = {
  maxNestingDepth: 30,
  maxHeadersSize: 256 * 1024,
  maxRfc822NestingDepth: 0,
};

/**
 * Reads, in a thread, a mail as it came in (RFC 5322). Hands its header on first, so that the mail finds its
 * ticket whatever its body does.
 * @throws {TaskRefused} for a body of too many lines, parts or levels
 */
export async function readMail(
  { raw }: { raw: Uint8Array<ArrayBuffer> },
  emit: Emit<MailHeader>,
): Promise<MailContent> {
  const header = await PostalMime.parse(headerOf(raw), parserLimits).catch(() => undefined);
  if (!header) throw new TaskRefused('mail_header');
  await emit(headerFacts(header));
  refuseIntricate(raw);
  const mail = await PostalMime.parse(raw.buffer, parserLimits).catch(() => {
    throw new TaskRefused('mail_parts');
  });
  const html = mail.text === undefined ? htmlText(mail.html ?? '') : undefined;
  const written = replyText(html?.text ?? mail.text ?? '');
  const files = mail.attachments.map(({ filename, content }) => ({
    name: (filename ?? '').slice(0, 300),
    bytes:
      typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
  }));
  const kept = files.filter(({ bytes }) => bytes.length <= attachmentLimit).slice(0, mostFiles);
  const isCut = written.isCut || Boolean(html?.isCut) || kept.length < files.length;
  return { text: written.text, files: kept, isCut };
}

const lineFeed = 10;
const carriageReturn = 13;
const hyphen = 45;

/** Returns the lines before the first empty one, including its line end. */
function headerOf(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  let end = 0;
  let at = 0;
  while (at < raw.length && at <= longestHeader) {
    const next = raw.indexOf(lineFeed, at) + 1 || raw.length;
    if (next > longestHeader) break;
    end = next;
    const first = raw[at];
    if (first === lineFeed || (first === carriageReturn && raw[at + 1] === lineFeed)) break;
    at = next;
  }
  return raw.slice(0, end);
}

function refuseIntricate(raw: Uint8Array): void {
  let lines = 0;
  let dividers = 0;
  for (let at = 0; at < raw.length; lines++) {
    if (raw[at] === hyphen && raw[at + 1] === hyphen) dividers++;
    at = raw.indexOf(lineFeed, at) + 1 || raw.length;
  }
  if (lines > mostLines) throw new TaskRefused('mail_lines');
  if (dividers > mostDividers) throw new TaskRefused('mail_parts');
}

function headerFacts(mail: Email): MailHeader {
  return {
    from: {
      email: (mail.from?.address ?? '').slice(0, 320),
      name: (mail.from?.name ?? '').slice(0, 400),
    },
    recipients: recipientsOf(mail),
    subject: (mail.subject ?? '').slice(0, 1000),
    messageId: /^<[!-;=?-~]{1,250}>$/.exec(mail.messageId?.slice(0, 300).trim() ?? '')?.[0],
    isAutomatic: isAutomatic(mail),
  };
}

/** Returns the recipients; those that the mail was delivered to come first. */
function recipientsOf(mail: Email): string[] {
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(addressesIn);
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].flatMap((name) =>
    headersOf(mail, name),
  );
  return [...delivered, ...named].slice(0, mostRecipients).map((address) => address.slice(0, 320));
}

const addressesIn = ({ address, group }: Address): string[] =>
  address ? [address] : (group ?? []).map((member) => member.address);

const headersOf = ({ headers }: Email, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim());

/** Detects automatic mails by RFC 3834, and by other headers that senders use. */
function isAutomatic(mail: Email): boolean {
  const has = (name: string, pattern: RegExp) =>
    headersOf(mail, name).some((value) => pattern.test(value));
  return (
    has('auto-submitted', /^(?!no\b)/i) ||
    has('precedence', /^(?:bulk|list|junk|auto_reply)\b/i) ||
    has('return-path', /^<>$/) ||
    has('content-type', /^multipart\/report\b/i) ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-loop'].some((name) =>
      has(name, /./),
    ) ||
    /^(?:mailer-daemon|postmaster|no-?reply|bounces?)(?:[+.-]|@)/i.test(mail.from?.address ?? '')
  );
}
