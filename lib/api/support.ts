import type { Locale } from '@/lib/i18n/locales';
import { type AnswerOf, answerOf, type BodyOf, call, dataOf } from './call';
import { request } from './request';
import type { TicketBody, TicketMessageBody } from './schemas/support';

/** Opens a ticket and returns its number; the same key opens it only once. */
export const openTicket = async (lang: Locale, body: TicketBody, idempotencyKey: string) =>
  (await dataOf(call('POST /api/support-tickets', { lang, body, idempotencyKey }))).ticket_number;

/** A ticket by its number and the address it was opened with. */
export const findTicket = (lang: Locale, number: string, email: string) =>
  dataOf(call('GET /api/support-tickets/{number}', { params: { number }, lang, query: { email } }));

/** Adds a message to a ticket and returns the ticket; the same key adds it only once. */
export const writeToTicket = (
  lang: Locale,
  number: string,
  body: TicketMessageBody,
  idempotencyKey: string,
) =>
  dataOf(
    call('POST /api/support-tickets/{number}/messages', {
      params: { number },
      lang,
      body,
      idempotencyKey,
    }),
  );

/** Uploads a picture or PDF for a message that is being written. */
export async function addTicketFile(lang: Locale, file: File) {
  const body = new FormData();
  body.set('file', file);
  const options = { method: 'POST', lang, body, timeout: 120_000 };
  const path = '/api/support-attachments';
  return (await request<AnswerOf<'POST /api/support-attachments'>>(path, options)).data;
}

/** Requests the newsletter; a mail asks for confirmation. `consent`: whether the box was ticked. */
export const subscribe = (lang: Locale, body: BodyOf<'POST /api/newsletter'>) =>
  answerOf(call('POST /api/newsletter', { lang, body }));

/** Confirms or ends a subscription by the token of a newsletter mail. */
export const answerNewsletter = (lang: Locale, what: 'confirm' | 'unsubscribe', token: string) =>
  answerOf(call(`POST /api/newsletter/${what}`, { lang, body: { token } }));
