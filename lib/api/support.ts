import type { Locale } from '@/lib/i18n/locales';
import { answerOf, type BodyOf, call, dataOf } from './call';
import type { TicketBody } from './schemas/support';

/** Opens a ticket; the same key opens it once. Answers its number. */
export const openTicket = async (lang: Locale, body: TicketBody, idempotencyKey: string) =>
  (await dataOf(call('POST /api/support-tickets', { lang, body, idempotencyKey }))).ticket_number;

/** A ticket by its number and the address it was opened with. */
export const findTicket = (lang: Locale, number: string, email: string) =>
  dataOf(call('GET /api/support-tickets/{number}', { params: { number }, lang, query: { email } }));

/** Asks for the newsletter; a mail asks back. `consent` is whether the box was ticked. */
export const subscribe = (lang: Locale, body: BodyOf<'POST /api/newsletter'>) =>
  answerOf(call('POST /api/newsletter', { lang, body }));

/** Follows the link of a newsletter mail: to want it, or not any more. */
export const answerNewsletter = (lang: Locale, what: 'confirm' | 'unsubscribe', token: string) =>
  answerOf(call(`POST /api/newsletter/${what}`, { lang, body: { token } }));
