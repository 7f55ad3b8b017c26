import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { inFields } from '../by-language';
import { line, oneOf, pageQuerySchema, queryDay, searchTextSchema, sortedBy } from '../common';
import { attachmentSchema, attachmentsSchema, paragraphs } from '../support';
import {
  messageChannels,
  messageKinds,
  ticketStatuses,
  ticketTopics,
  ticketViews,
} from '../support-topics';

export const ticketsQuerySchema = pageQuerySchema.extend({
  /** The view; a search covers all tickets. */
  show: z
    .enum(ticketViews)
    .catch('open')
    .default('open')
    .meta({ type: 'string', enum: [...ticketViews] }),
  /** A complete ticket number, e-mail address or order number. */
  search: searchTextSchema,
  topic: oneOf(ticketTopics),
  /** Days in India on which it was opened, both included. */
  from: queryDay,
  to: queryDay,
  sort: sortedBy(['opened']),
});

/** A ticket in the operators' list. */
export const ticketLineSchema = z.object({
  ticket_number: z.string(),
  topic: z.enum(ticketTopics),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  name: z.string(),
  email: z.string(),
  order_number: z.string().nullable(),
  /** The start of its time limits. */
  opened_at: z.iso.datetime(),
  acknowledged_at: z.iso.datetime().nullable(),
  resolved_at: z.iso.datetime().nullable(),
  /** The beginning of the last message that is not a note. */
  message: z.string(),
  last_at: z.iso.datetime(),
});

export const ticketListSchema = z.object({
  tickets: z.array(ticketLineSchema),
  total: z.int(),
  limit: z.int(),
});

export const operatorMessageSchema = z.object({
  id: z.int(),
  kind: z.enum(messageKinds),
  /** The operator's name; null for the shopper and for the market's key. */
  by: z.string().nullable(),
  text: z.string(),
  channel: z.enum(messageChannels),
  dropped_files: z.int(),
  at: z.iso.datetime(),
  /** The original ticket of the message, if it was merged into this one. */
  from_ticket: z.string().nullable(),
  attachments: z.array(attachmentSchema),
});

export const operatorTicketSchema = ticketLineSchema.omit({ message: true, last_at: true }).extend({
  /** True if the writer has proved to own the address; otherwise an answer must not quote them. */
  is_own_email: z.boolean(),
  locale: z.enum(locales),
  /** The shopper with that address, if it is verified. */
  shopper_id: z.int().nullable(),
  messages: z.array(operatorMessageSchema),
  /** Other tickets of the address, the newest first, at most 20. */
  others: z.array(ticketLineSchema.pick({ ticket_number: true, subject: true, status: true })),
});

export const ticketAnswerSchema = z.object({
  answer: paragraphs(4000),
  /** False while the ticket waits for the shopper. */
  resolve: z.boolean().default(true),
  attachments: attachmentsSchema,
});

export const ticketNoteSchema = z.object({ text: paragraphs(2000) });

export const ticketTopicSchema = z.object({ topic: z.enum(ticketTopics) });

export const mergeTicketSchema = z.object({ into: line(40) });

export const ticketTemplateBodySchema = z.object({
  name: line(80, 'name_required'),
  topic: z.enum(ticketTopics).nullable().default(null),
  ...inFields('text', paragraphs(4000)),
});

export const ticketTemplateSchema = z.object({
  id: z.int(),
  name: z.string(),
  topic: z.enum(ticketTopics).nullable(),
  ...inFields('text', z.string()),
});

export type TicketsQuery = z.output<typeof ticketsQuerySchema>;
export type TicketLine = z.infer<typeof ticketLineSchema>;
export type TicketList = z.infer<typeof ticketListSchema>;
export type OperatorTicket = z.infer<typeof operatorTicketSchema>;
export type OperatorMessage = z.infer<typeof operatorMessageSchema>;
export type TicketTemplate = z.infer<typeof ticketTemplateSchema>;
