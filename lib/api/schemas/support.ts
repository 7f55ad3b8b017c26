import { z } from 'zod';
import { emailSchema, line, optionalLine } from './common';
import { ticketStatuses, ticketTopics } from './support-topics';

/** Text of several lines, bounded, without control characters. */
const paragraphs = (max: number) =>
  z
    .string({ error: 'message_required' })
    .max(max * 4, 'too_long')
    .transform((value) =>
      value
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, ' ')
        .trim(),
    )
    .pipe(z.string().min(1, 'message_required').max(max, 'too_long'));

export const ticketBodySchema = z.object({
  name: line(100, 'full_name_required'),
  email: emailSchema,
  topic: z.enum(ticketTopics).default('other'),
  subject: line(150, 'subject_required'),
  message: paragraphs(4000),
  order_number: optionalLine(40),
});

export const ticketCreatedSchema = z.object({ ticket_number: z.string() });

export const ticketSchema = z.object({
  ticket_number: z.string(),
  topic: z.enum(ticketTopics),
  subject: z.string(),
  message: z.string(),
  status: z.enum(ticketStatuses),
  answer: z.string().nullable(),
  created_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
});

/** A ticket in the operator's list. */
export const openTicketSchema = ticketSchema
  .pick({ ticket_number: true, topic: true, subject: true, message: true, created_at: true })
  .extend({ email: z.string(), order_number: z.string().nullable() });

export const ticketAnswerSchema = z.object({ answer: paragraphs(4000) });

/** Consent is a ticked box: only an explicit true is one. */
export const subscribeBodySchema = z.object({
  email: emailSchema,
  consent: z.preprocess(
    (isTicked: boolean) => isTicked,
    z.literal(true, { error: 'consent_required' }),
  ),
});

export const newsletterTokenSchema = z.object({ token: z.string().min(1).max(200) });

export type TicketBody = z.input<typeof ticketBodySchema>;
export type OpenTicket = z.infer<typeof openTicketSchema>;
export type Ticket = z.infer<typeof ticketSchema>;
