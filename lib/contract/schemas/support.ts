import { z } from 'zod';
import { asLines, line } from './common';
import { emailSchema, optionalOrderNumberSchema } from './identifiers';
import { attachmentKinds, mostAttachments, ticketStatuses, ticketTopics } from './support-topics';

/** Returns the schema of a text with several lines, bounded, without control characters. */
export const paragraphs = (max: number) =>
  z
    .string({ error: 'message_required' })
    .max(max * 4, 'too_long')
    .transform(asLines(max, /[^\P{Cc}\n\t]|\p{Cs}/gu))
    .pipe(z.string().min(1, 'message_required').max(max, 'too_long'));

/** Ids of files uploaded for a message. */
export const attachmentsSchema = z
  .array(z.uuid('attachment_gone'))
  .max(mostAttachments, 'attachments_many')
  .optional();

export const ticketBodySchema = z.object({
  name: line(100, 'full_name_required'),
  email: emailSchema,
  topic: z.enum(ticketTopics).default('other'),
  subject: line(150, 'subject_required'),
  message: paragraphs(4000),
  order_number: optionalOrderNumberSchema,
  attachments: attachmentsSchema,
});

export const ticketCreatedSchema = z.object({ ticket_number: z.string() });

/** A shopper's message to a ticket, with the address that opened it. */
export const ticketMessageBodySchema = ticketBodySchema.pick({
  email: true,
  message: true,
  attachments: true,
});

export const attachmentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(attachmentKinds),
  bytes: z.int(),
});

/** A ticket as its shopper sees it: without notes and operators' names. */
export const ticketSchema = z.object({
  ticket_number: z.string(),
  topic: z.enum(ticketTopics),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  created_at: z.iso.datetime(),
  messages: z.array(
    z.object({
      id: z.int(),
      author: z.enum(['shopper', 'support']),
      text: z.string(),
      at: z.iso.datetime(),
      attachments: z.array(attachmentSchema),
    }),
  ),
});

/** The outcome of an inbound mail. */
export const inboundMailSchema = z.object({
  outcome: z.enum(['added', 'opened', 'repeated', 'ignored']),
  ticket_number: z.string().nullable(),
});

/** Consent is a ticked box: only an explicit true counts. */
export const subscribeBodySchema = z.object({
  email: emailSchema,
  consent: z.preprocess(
    (isTicked: boolean) => isTicked,
    z.literal(true, { error: 'consent_required' }),
  ),
});

export const newsletterTokenSchema = z.object({ token: z.string().min(1).max(200) });

export type TicketBody = z.input<typeof ticketBodySchema>;
export type TicketAttachment = z.infer<typeof attachmentSchema>;
export type Ticket = z.infer<typeof ticketSchema>;
