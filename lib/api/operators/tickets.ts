import type { Locale } from '@/lib/i18n/locales';
import { type AnswerOf, type BodyOf, call, dataOf, type InputOf } from '../call';
import { request } from '../request';
import type { TicketTopic } from '../schemas/support-topics';

export type TicketQuery = InputOf<'GET /api/operator/tickets'>['query'];

/** Tickets by what they wait for, or those that a search finds. */
export const getTickets = (lang: Locale, query: TicketQuery) =>
  dataOf(call('GET /api/operator/tickets', { lang, query }));

export const getTicket = (lang: Locale, number: string) =>
  dataOf(call('GET /api/operator/tickets/{number}', { lang, params: { number } }));

/** Answers by mail too. @returns the ticket, as the other steps do */
export const answerTicket = (
  lang: Locale,
  number: string,
  body: BodyOf<'POST /api/operator/tickets/{number}/answer'>,
) => dataOf(call('POST /api/operator/tickets/{number}/answer', { lang, params: { number }, body }));

export const addTicketNote = (lang: Locale, number: string, text: string) =>
  dataOf(
    call('POST /api/operator/tickets/{number}/notes', { lang, params: { number }, body: { text } }),
  );

export const moveTicket = (lang: Locale, number: string, step: 'resolve' | 'reopen') =>
  dataOf(call(`POST /api/operator/tickets/{number}/${step}`, { lang, params: { number } }));

export const changeTicketTopic = (lang: Locale, number: string, topic: TicketTopic) =>
  dataOf(
    call('POST /api/operator/tickets/{number}/topic', {
      lang,
      params: { number },
      body: { topic },
    }),
  );

export const mergeTicket = (lang: Locale, number: string, into: string) =>
  dataOf(
    call('POST /api/operator/tickets/{number}/merge', { lang, params: { number }, body: { into } }),
  );

/** Uploads a picture or PDF for an answer that is being written. */
export async function addAnswerFile(lang: Locale, file: File) {
  const body = new FormData();
  body.set('file', file);
  const options = { method: 'POST', lang, body, timeout: 120_000 };
  const path = '/api/operator/tickets/attachments';
  return (await request<AnswerOf<'POST /api/operator/tickets/attachments'>>(path, options)).data;
}

export const getTemplates = (lang: Locale) =>
  dataOf(call('GET /api/operator/ticket-templates', { lang }));

/** Adds a template, or changes the one with this id. */
export const saveTemplate = (
  lang: Locale,
  id: number | undefined,
  body: BodyOf<'POST /api/operator/ticket-templates'>,
) =>
  id === undefined
    ? dataOf(call('POST /api/operator/ticket-templates', { lang, body }))
    : dataOf(call('PUT /api/operator/ticket-templates/{id}', { lang, params: { id }, body }));

export const removeTemplate = (lang: Locale, id: number) =>
  call('DELETE /api/operator/ticket-templates/{id}', { lang, params: { id } });
