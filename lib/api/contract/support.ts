import { z } from 'zod';
import { acknowledgementSchema, answer, emailSchema } from '../schemas/common';
import {
  newsletterTokenSchema,
  subscribeBodySchema,
  ticketBodySchema,
  ticketCreatedSchema,
  ticketSchema,
} from '../schemas/support';
import { repeatableHeaders } from './headers';
import { numberParams } from './params';
import type { Rows } from './row';

export const supportContract = {
  openTicket: {
    method: 'POST',
    path: '/api/support-tickets',
    summary:
      'Opens a support ticket; its number comes by mail too, with its text only to a verified shopper',
    access: 'everybody',
    limit: 'ticket',
    headers: repeatableHeaders,
    body: ticketBodySchema,
    answers: { 201: answer(ticketCreatedSchema) },
  },
  ticket: {
    method: 'GET',
    path: '/api/support-tickets/{number}',
    summary: 'A ticket, for whoever knows its number and the address it was opened with',
    access: 'everybody',
    limit: 'code_check',
    params: numberParams,
    query: z.object({ email: emailSchema }),
    answers: { 200: answer(ticketSchema) },
  },
  subscribe: {
    method: 'POST',
    path: '/api/newsletter',
    summary: 'Asks for the newsletter; always succeeds, and a mail asks the owner of the address',
    access: 'everybody',
    limit: 'code',
    body: subscribeBodySchema,
    answers: { 200: acknowledgementSchema },
  },
  confirmSubscription: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Confirms the address by the token of the mail',
    access: 'everybody',
    body: newsletterTokenSchema,
    answers: { 200: acknowledgementSchema },
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary: 'Forgets the address that the token was mailed to',
    access: 'everybody',
    body: newsletterTokenSchema,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
