import type { Locale } from '@/lib/i18n/locales';
import { request } from './request';
import type { Acknowledgement, Answer } from './schemas/common';
import type { Ticket, TicketBody } from './schemas/support';

/** Opens a ticket; the same key opens it once. Answers its number. */
export const openTicket = async (lang: Locale, body: TicketBody, idempotencyKey: string) =>
  (
    await request<Answer<{ ticket_number: string }>>('/api/support-tickets', {
      method: 'POST',
      lang,
      body,
      idempotencyKey,
    })
  ).data.ticket_number;

/** A ticket by its number and the address it was opened with. */
export const findTicket = async (lang: Locale, number: string, email: string) =>
  (
    await request<Answer<Ticket>>(`/api/support-tickets/${encodeURIComponent(number)}`, {
      lang,
      query: { email },
    })
  ).data;

/** Asks for the newsletter; a mail asks back. `consent` is whether the box was ticked. */
export const subscribe = (lang: Locale, body: { email: string; consent: boolean }) =>
  request<Acknowledgement>('/api/newsletter', { method: 'POST', lang, body });

/** Follows the link of a newsletter mail: to want it, or not any more. */
export const answerNewsletter = (lang: Locale, what: 'confirm' | 'unsubscribe', token: string) =>
  request<Acknowledgement>(`/api/newsletter/${what}`, { method: 'POST', lang, body: { token } });
