import { z } from 'zod';
import type { Rows } from './row';
import { acknowledgementSchema, answer } from './schemas/common';
import { messageChoicesSchema, ownMessagesSchema } from './schemas/orders/messages';

const queryText = z.string().max(500).optional();

export const messagesContract = {
  own: {
    method: 'GET',
    path: '/api/user-auth/messages',
    summary: 'By which channels the shopper is told about orders, by kind',
    access: 'shopper',
    answers: { 200: answer(ownMessagesSchema) },
  },
  choose: {
    method: 'PUT',
    path: '/api/user-auth/messages',
    summary: 'Chooses channels by kind; 409 for SMS or WhatsApp without a confirmed number',
    access: 'shopper',
    limit: 'write',
    body: messageChoicesSchema,
    answers: { 200: answer(ownMessagesSchema) },
  },
  optIn: {
    method: 'POST',
    path: '/api/user-auth/messages/whatsapp',
    summary:
      'Takes messages about orders by WhatsApp, and by SMS where it fails, as asked at the checkout',
    access: 'shopper',
    limit: 'write',
    answers: { 200: answer(ownMessagesSchema) },
  },
  handshake: {
    method: 'GET',
    path: '/api/whatsapp/webhook',
    summary: 'The challenge of Meta, to who knows the token by which the address was entered there',
    access: 'everybody',
    isForeign: true,
    query: z.object({
      'hub.mode': queryText,
      'hub.challenge': queryText,
      'hub.verify_token': queryText,
    }),
    answers: { 200: z.string() },
    mediaType: 'text/plain',
  },
  statuses: {
    method: 'POST',
    path: '/api/whatsapp/webhook',
    summary: 'Statuses of messages from WhatsApp, signed by Meta',
    access: 'everybody',
    isForeign: true,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
