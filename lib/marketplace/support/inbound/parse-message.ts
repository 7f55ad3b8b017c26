import PostalMime, { type Address, type Email } from 'postal-mime';
import { emailSchema } from '@/lib/api/schemas/common';
import { config } from '@/lib/config';
import { sender } from '../../mail/sender';
import { htmlText } from './html-text';

export type IncomingMail = {
  from: { email: string; name: string };
  /** Every address that the mail names as its own, signed ones among them. */
  recipients: string[];
  subject: string;
  /** Of the body, with what it quotes. */
  text: string;
  /** In angle brackets; undefined where the mail has none that could be referred to. */
  messageId: string | undefined;
  /** Sent by a program: a notice of absence, a list, a bounce. Nothing may answer it. */
  isAutomatic: boolean;
  files: File[];
};

/** Far more than a person's mail has; a mail beyond it is refused by the parser. */
const limits = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 };

/** A mail as it came in (RFC 5322); undefined where it cannot be read or names no single sender. */
export async function parseMail(raw: ArrayBuffer, to?: string): Promise<IncomingMail | undefined> {
  const mail = await PostalMime.parse(raw, limits).catch(() => undefined);
  const from = emailSchema.safeParse(mail?.from?.address).data;
  if (!mail || !from) return undefined;
  return {
    from: { email: from, name: mail.from?.name ?? '' },
    recipients: [...(to ? [to] : []), ...recipientsOf(mail)],
    subject: mail.subject ?? '',
    text: mail.text ?? htmlText(mail.html ?? ''),
    messageId: /^<[!-;=?-~]{1,250}>$/.exec(mail.messageId?.trim() ?? '')?.[0],
    isAutomatic: isAutomatic(mail) || isOurs(from),
    files: mail.attachments.map(
      ({ content, filename, mimeType }) =>
        new File([content as BlobPart], filename ?? '', { type: mimeType }),
    ),
  };
}

function recipientsOf(mail: Email): string[] {
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(addressesIn);
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].flatMap((name) =>
    headersOf(mail, name),
  );
  return [...delivered, ...named];
}

const addressesIn = ({ address, group }: Address): string[] =>
  address ? [address] : (group ?? []).map((member) => member.address);

const headersOf = ({ headers }: Email, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim());

/** RFC 3834, and what senders of before and beside it say. */
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

/** Whether we sent it ourselves, so that no mail goes round. */
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
