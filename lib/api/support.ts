import type { Locale } from '@/lib/i18n/locales';
import { answerOf, type BodyOf, call, dataOf } from './call';
import type { TicketBody } from './schemas/support';

/** Opens a ticket and returns its number; the same key opens it only once. */
export const openTicket = async (lang: Locale, body: TicketBody, idempotencyKey: string) =>
  (await dataOf(call('POST /api/support-tickets', { lang, body, idempotencyKey }))).ticket_number;

/** A ticket by its number and the address it was opened with. */
export const findTicket = (lang: Locale, number: string, email: string) =>
  dataOf(call('GET /api/support-tickets/{number}', { params: { number }, lang, query: { email } }));

/** Requests the newsletter; a mail asks for confirmation. `consent`: whether the box was ticked. */
export const subscribe = (lang: Locale, body: BodyOf<'POST /api/newsletter'>) =>
  answerOf(call('POST /api/newsletter', { lang, body }));

/** Confirms or ends a subscription by the token of a newsletter mail. */
export const answerNewsletter = (lang: Locale, what: 'confirm' | 'unsubscribe', token: string) =>
  answerOf(call(`POST /api/newsletter/${what}`, { lang, body: { token } }));
