import { z } from 'zod';
import { requiredFile } from './files';
import { numberParams, repeatableHeaders } from './request-parts';
import type { Rows } from './row';
import { acknowledgementSchema, answer } from './schemas/common';
import { emailSchema } from './schemas/identifiers';
import {
  attachmentSchema,
  inboundMailSchema,
  newsletterTokenSchema,
  subscribeBodySchema,
  ticketBodySchema,
  ticketCreatedSchema,
  ticketMessageBodySchema,
  ticketSchema,
} from './schemas/support';

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
  addMessage: {
    method: 'POST',
    path: '/api/support-tickets/{number}/messages',
    summary: 'Adds a message to a ticket, which opens it again',
    access: 'everybody',
    limit: 'ticket',
    params: numberParams,
    headers: repeatableHeaders,
    body: ticketMessageBodySchema,
    answers: { 201: answer(ticketSchema) },
  },
  addAttachment: {
    method: 'POST',
    path: '/api/support-attachments',
    summary: 'Uploads a picture or PDF for a message to support; unused ones go after a day',
    access: 'everybody',
    limit: 'ticket_file',
    form: z.object({ file: requiredFile }),
    answers: { 201: answer(attachmentSchema) },
  },
  attachment: {
    method: 'GET',
    path: '/api/support-tickets/{number}/attachments/{id}',
    summary: 'A file of a ticket, for whoever may see the ticket',
    access: 'everybody',
    limit: 'code_check',
    params: numberParams.extend({ id: z.string().max(40) }),
    query: z.object({ email: emailSchema }),
    answers: { 200: z.string().meta({ format: 'binary' }) },
    mediaType: 'application/octet-stream',
  },
  inboundMail: {
    method: 'POST',
    path: '/api/mail/inbound',
    summary:
      'A mail to support as it came in (INBOUND_MAIL_TOKEN as bearer); adds to its ticket or opens one',
    access: 'everybody',
    isForeign: true,
    query: z.object({ to: z.string().max(320).optional() }),
    file: 'message/rfc822',
    answers: { 200: answer(inboundMailSchema) },
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
