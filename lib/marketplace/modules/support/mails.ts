import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import { shopTerms } from '@/lib/terms/shop-terms';
import type { Mail } from '../../kernel/mail/mailer';
import { type Block, button, heading, paragraph } from '../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../kernel/mail/templates/compose';
import { wordingOf } from '../../kernel/mail/wording/wording';

type Ticket = {
  number: string;
  name: string;
  email: string;
  /**
   * True if the ticket's address is proved; otherwise nothing that the visitor wrote is mailed: the address
   * may be a stranger's.
   */
  isOwnEmail: boolean;
  subject: string;
};

/** Composes the mail with the number of a new ticket and the time of the answer. */
export function ticketMail(lang: Locale, ticket: Ticket & { message: string }): Mail {
  const { number, isOwnEmail, name } = ticket;
  const t = texts(lang);
  const link = linkOf(lang, number);
  const facts = { number, within: shopTerms().support.acknowledge_hours, link };
  const { subject, opening, closing } = isOwnEmail
    ? wordingOf(lang, 'ticket_opened', { ...facts, name })
    : wordingOf(lang, 'ticket_opened_unproved', facts);
  return composeMail(lang, ticket.email, 'ticket', subject, [
    greeting(lang, ticket),
    ...opening,
    button(t('see'), link),
    ...(isOwnEmail ? quote(ticket) : [paragraph(t('stranger_caution'), 'soft')]),
    ...closing,
  ]);
}

type Answer = {
  answer: string;
  /** The number of attached files, which are only shown on the ticket's page. */
  files?: number;
  /** The message being answered. */
  message: string;
  /** True if the shopper may answer by mail. */
  canReply?: boolean;
};

/** Composes the mail with an answer to a ticket, in the ticket's language. */
export function ticketAnsweredMail(ticket: Ticket & Answer & { locale: Locale }): Mail {
  const { locale: lang, number, files } = ticket;
  const t = texts(lang);
  const link = linkOf(lang, number);
  const name = ticket.isOwnEmail ? ticket.name : '';
  const { subject, opening, closing } = wordingOf(lang, 'ticket_answered', { name, number, link });
  return composeMail(lang, ticket.email, 'ticket', subject, [
    greeting(lang, ticket),
    ...opening,
    paragraph(ticket.answer),
    ...(files ? [paragraph(t('files', { count: files }))] : []),
    button(t('see'), link),
    paragraph(t(ticket.canReply ? 'reply_by_mail' : 'reply_on_page'), 'soft'),
    ...(ticket.isOwnEmail ? quote(ticket) : []),
    paragraph(t('not_satisfied', { link: pageLink(lang, '/grievance') }), 'soft'),
    ...closing,
  ]);
}

const texts =
  (lang: Locale) =>
  (key: TextKeyUnder<'mail.ticket'>, params = {}) =>
    textOf(lang, `mail.ticket.${key}`, params);

const linkOf = (lang: Locale, number: string) => pageLink(lang, `/support?ticket=${number}`);

const greeting = (lang: Locale, { isOwnEmail, name }: Ticket): Block =>
  paragraph(
    isOwnEmail ? textOf(lang, 'mail.greeting', { name }) : textOf(lang, 'mail.greeting_nobody'),
  );

const quote = ({ subject, message }: { subject: string; message: string }): Block[] => [
  heading(subject),
  paragraph(message, 'soft'),
];

/** Composes the mail that asks the owner of an address whether the newsletter is really wanted. */
export function newsletterMail(lang: Locale, email: string, token: string): Mail {
  const t = (key: TextKeyUnder<'mail.newsletter'>) => textOf(lang, `mail.newsletter.${key}`);
  const { subject, opening, closing } = wordingOf(lang, 'newsletter', {});
  return composeMail(lang, email, 'newsletter', subject, [
    ...opening,
    button(t('confirm'), pageLink(lang, `/newsletter?token=${token}`)),
    paragraph(t('caution'), 'soft'),
    ...closing,
  ]);
}
