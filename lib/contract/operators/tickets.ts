import { z } from 'zod';
import { requiredFile } from '../files';
import { numberParams } from '../request-parts';
import type { Rows } from '../row';
import { acknowledgementSchema, answer, idSchema } from '../schemas/common';
import {
  mergeTicketSchema,
  operatorTicketSchema,
  ticketAnswerSchema,
  ticketListSchema,
  ticketNoteSchema,
  ticketsQuerySchema,
  ticketTemplateBodySchema,
  ticketTemplateSchema,
  ticketTopicSchema,
} from '../schemas/operators/tickets';
import { attachmentSchema } from '../schemas/support';

const access = 'operator:support' as const;
const params = numberParams;
const templateParams = z.object({ id: idSchema });
const ticket = { 200: answer(operatorTicketSchema) };

export const operatorTicketsContract = {
  tickets: {
    method: 'GET',
    path: '/api/operator/tickets',
    summary: 'Tickets by what they wait for, the oldest first, or those that a search finds',
    access,
    query: ticketsQuerySchema,
    answers: { 200: answer(ticketListSchema) },
  },
  ticket: {
    method: 'GET',
    path: '/api/operator/tickets/{number}',
    summary: 'A ticket with its messages, notes and files; a merged one leads to the other',
    access,
    params,
    answers: ticket,
  },
  answerTicket: {
    method: 'POST',
    path: '/api/operator/tickets/{number}/answer',
    summary: 'Answers a ticket, by mail too, and resolves it unless it waits for the shopper',
    access,
    params,
    body: ticketAnswerSchema,
    answers: ticket,
  },
  addNote: {
    method: 'POST',
    path: '/api/operator/tickets/{number}/notes',
    summary: 'Adds a note that only operators read',
    access,
    params,
    body: ticketNoteSchema,
    answers: ticket,
  },
  resolve: {
    method: 'POST',
    path: '/api/operator/tickets/{number}/resolve',
    summary: 'Resolves a ticket without another answer',
    access,
    params,
    answers: ticket,
  },
  reopen: {
    method: 'POST',
    path: '/api/operator/tickets/{number}/reopen',
    summary: 'Opens a ticket again',
    access,
    params,
    answers: ticket,
  },
  topic: {
    method: 'POST',
    path: '/api/operator/tickets/{number}/topic',
    summary: 'Files a ticket under another topic, e.g. a complaint that came by mail',
    access,
    params,
    body: ticketTopicSchema,
    answers: ticket,
  },
  merge: {
    method: 'POST',
    path: '/api/operator/tickets/{number}/merge',
    summary: 'Merges a ticket into another one of the same e-mail address, which it answers',
    access,
    params,
    body: mergeTicketSchema,
    answers: ticket,
  },
  attachment: {
    method: 'GET',
    path: '/api/operator/tickets/{number}/attachments/{id}',
    summary: 'A file of a ticket',
    access,
    params: params.extend({ id: z.string().max(40) }),
    answers: { 200: z.string().meta({ format: 'binary' }) },
    mediaType: 'application/octet-stream',
  },
  addAttachment: {
    method: 'POST',
    path: '/api/operator/tickets/attachments',
    summary: 'Uploads a picture or PDF for an answer; unused ones go after a day',
    access,
    form: z.object({ file: requiredFile }),
    answers: { 201: answer(attachmentSchema) },
  },
  templates: {
    method: 'GET',
    path: '/api/operator/ticket-templates',
    summary: 'Answers that are kept ready, in both languages',
    access,
    answers: { 200: answer(z.array(ticketTemplateSchema)) },
  },
  addTemplate: {
    method: 'POST',
    path: '/api/operator/ticket-templates',
    summary: 'Keeps an answer ready',
    access,
    body: ticketTemplateBodySchema,
    answers: { 201: answer(ticketTemplateSchema) },
  },
  changeTemplate: {
    method: 'PUT',
    path: '/api/operator/ticket-templates/{id}',
    summary: 'Changes a kept answer',
    access,
    params: templateParams,
    body: ticketTemplateBodySchema,
    answers: { 200: answer(ticketTemplateSchema) },
  },
  removeTemplate: {
    method: 'DELETE',
    path: '/api/operator/ticket-templates/{id}',
    summary: 'Deletes a kept answer',
    access,
    params: templateParams,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
