import type { Locale } from '@/lib/i18n/locales';
import { ticketAnsweredMail, ticketMail } from '../../support';
import { exampleOf } from './data';

function ticketOf(lang: Locale, isOwnEmail: boolean) {
  const { shopper, product: subject, question: message } = exampleOf(lang);
  const { email, firstName: name } = shopper;
  return { number: 'T-7K3QZD2345', name, email, subject, message, isOwnEmail };
}

const opened = (isOwnEmail: boolean) => (lang: Locale) =>
  ticketMail(lang, ticketOf(lang, isOwnEmail));

/** The mails about a ticket, made of invented data. */
export const ticketExamples = {
  ticket_opened: opened(true),
  ticket_opened_unproved: opened(false),
  ticket_answered: (lang: Locale) => {
    const { answer } = exampleOf(lang);
    return ticketAnsweredMail({ ...ticketOf(lang, true), locale: lang, answer, canReply: true });
  },
};
