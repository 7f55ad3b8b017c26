import { config } from '@/lib/config';
import { isSigned, sign } from '@/lib/security/hmac';
import type { Mail } from '../../kernel/mail/mailer';

/** Hex digits of a signature in an address, whose part before the @ has 64 characters at most: 80 bits. */
const signatureLength = 20;

/** The number of earlier mails that a mail refers to. */
const mostReferences = 10;

const signed = (number: string) => `reply to ticket ${number}`;

const signatureOf = (number: string) =>
  sign(signed(number), config.sessionSecret).slice(0, signatureLength);

/**
 * Returns the address for answers to a ticket's mails, `support+T-….signature@market.example`; undefined
 * without SUPPORT_MAIL.
 */
export function replyAddress(number: string): string | undefined {
  const [name, domain] = config.supportMail?.split('@') ?? [];
  if (!name || !domain) return undefined;
  return `${name}+${number}.${signatureOf(number)}@${domain}`;
}

/** Returns the number of the ticket that one of the addresses names with its signature. */
export function ticketNumberIn(addresses: string[]): string | undefined {
  for (const address of addresses) {
    const [, named = '', signature = ''] =
      /\+(t-[2-9a-z]{10})\.([\da-f]{20})@/i.exec(address) ?? [];
    const number = named.toUpperCase();
    const expected = signatureOf(number);
    // The signatures are compared as hashes of equal length, in constant time.
    const proof = sign(expected, config.sessionSecret);
    if (number && isSigned(signature.toLowerCase(), proof, config.sessionSecret)) return number;
  }
  return undefined;
}

const domainOfIds = () => config.supportMail?.split('@')[1] ?? new URL(config.siteUrl).hostname;

/** Returns the Message-ID of the mail about a new ticket, or of an answer in it. */
export const mailIdOf = (number: string, messageId?: number): string =>
  `<${[number, messageId].filter(Boolean).join('.')}@${domainOfIds()}>`;

type Thread = {
  number: string;
  messageId?: number;
  /** Message-IDs of the conversation so far, the oldest first. */
  before: string[];
};

/** Makes a mail a part of its ticket's conversation: with the address for answers, and the mails it follows. */
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
