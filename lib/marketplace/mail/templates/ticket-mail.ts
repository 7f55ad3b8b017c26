import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../mailer';
import { type Block, button, heading, paragraph } from './blocks';
import { composeMail, pageLink } from './compose';

type Ticket = {
  number: string;
  name: string;
  email: string;
  /** Else nothing that the visitor wrote is mailed: the address may be a stranger's. */
  isOwnEmail: boolean;
  subject: string;
  message: string;
};

/** Tells the number of a new ticket and when it is answered. */
export function ticketMail(lang: Locale, ticket: Ticket): Mail {
  const { number, isOwnEmail } = ticket;
  const t = texts(lang);
  return composeMail(lang, ticket.email, 'ticket', t('subject', { number }), [
    greeting(lang, ticket),
    paragraph(t(isOwnEmail ? 'intro' : 'stranger_intro', { number })),
    button(t('see'), linkOf(lang, number)),
    ...(isOwnEmail ? quote(ticket) : [paragraph(t('stranger_caution'), 'soft')]),
  ]);
}

/** Tells the answer to a ticket, in the language it was opened in. */
export function ticketAnsweredMail(
  ticket: Ticket & { answer: string | null; locale: Locale },
): Mail {
  const { locale: lang, number } = ticket;
  const t = texts(lang);
  return composeMail(lang, ticket.email, 'ticket', t('answered_subject', { number }), [
    greeting(lang, ticket),
    paragraph(t('answered_intro', { number })),
    paragraph(ticket.answer ?? ''),
    button(t('see'), linkOf(lang, number)),
    ...(ticket.isOwnEmail ? quote(ticket) : []),
    paragraph(t('not_satisfied', { link: pageLink(lang, '/grievance') }), 'soft'),
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

const quote = ({ subject, message }: Ticket): Block[] => [
  heading(subject),
  paragraph(message, 'soft'),
];
