import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '../../host/texts';
import type { Mail } from '../mailer';
import { button, heading, paragraph } from './blocks';
import { composeMail, pageLink } from './compose';

type Ticket = { name: string; email: string; subject: string; message: string };

/** Tells the number of a new ticket and when it is answered. */
export function ticketMail(lang: Locale, ticket: Ticket, number: string): Mail {
  const t = (key: string, params = {}) => textOf(lang, `mail.ticket.${key}`, params);
  return composeMail(lang, ticket.email, t('subject', { number }), [
    paragraph(textOf(lang, 'mail.greeting', { name: ticket.name })),
    paragraph(t('intro', { number })),
    button(t('see'), pageLink(lang, `/support?ticket=${number}`)),
    heading(ticket.subject),
    paragraph(ticket.message, 'soft'),
  ]);
}

/** Tells the answer to a ticket, in the language it was opened in. */
export function ticketAnsweredMail(
  ticket: Ticket & { number: string; answer: string | null; locale: Locale },
): Mail {
  const { locale: lang, number } = ticket;
  const t = (key: string, params = {}) => textOf(lang, `mail.ticket.${key}`, params);
  return composeMail(lang, ticket.email, t('answered_subject', { number }), [
    paragraph(textOf(lang, 'mail.greeting', { name: ticket.name })),
    paragraph(ticket.answer ?? ''),
    button(t('see'), pageLink(lang, `/support?ticket=${number}`)),
    heading(ticket.subject),
    paragraph(ticket.message, 'soft'),
    paragraph(t('not_satisfied', { link: pageLink(lang, '/grievance') }), 'soft'),
  ]);
}
