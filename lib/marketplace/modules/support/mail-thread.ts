import { config } from '@/lib/config';
import { isSigned, sign } from '@/lib/security/hmac';
import type { Mail } from '../../kernel/mail/mailer';

/** Hex digits of a signature in an address, whose part before the @ has 64 characters at most: 80 bits. */
const signatureLength = 20;

/** How many earlier mails a mail refers to. */
const mostReferences = 10;

const signed = (number: string) => `reply to ticket ${number}`;

const signatureOf = (number: string) =>
  sign(signed(number), config.sessionSecret).slice(0, signatureLength);

/** `support+T-….signature@market.example`, where an answer to a ticket's mails goes; undefined without SUPPORT_MAIL. */
export function replyAddress(number: string): string | undefined {
  const [name, domain] = config.supportMail?.split('@') ?? [];
  if (!name || !domain) return undefined;
  return `${name}+${number}.${signatureOf(number)}@${domain}`;
}

/** The number of the ticket that one of the addresses names with its signature. */
export function ticketNumberIn(addresses: string[]): string | undefined {
  for (const address of addresses) {
    const [, named = '', signature = ''] =
      /\+(t-[2-9a-z]{10})\.([\da-f]{20})@/i.exec(address) ?? [];
    const number = named.toUpperCase();
    const expected = signatureOf(number);
    // Compared as hashes of equal length, in constant time.
    const proof = sign(expected, config.sessionSecret);
    if (number && isSigned(signature.toLowerCase(), proof, config.sessionSecret)) return number;
  }
  return undefined;
}

const domainOfIds = () => config.supportMail?.split('@')[1] ?? new URL(config.siteUrl).hostname;

/** Message-ID of the mail that tells a ticket's number, or of an answer in it. */
export const mailIdOf = (number: string, messageId?: number): string =>
  `<${[number, messageId].filter(Boolean).join('.')}@${domainOfIds()}>`;

type Thread = {
  number: string;
  messageId?: number;
  /** Message-IDs of the conversation so far, the oldest first. */
  before: string[];
};

/** The mail as a part of its ticket's conversation: where an answer goes, and what it follows. */
export function threaded(mail: Mail, { number, messageId, before }: Thread): Mail {
  const references = before.slice(-mostReferences);
  return {
    ...mail,
    replyTo: replyAddress(number),
    messageId: mailIdOf(number, messageId),
    inReplyTo: references.at(-1),
    references: references.length ? references : undefined,
  };
}
