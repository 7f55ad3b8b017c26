import { z } from 'zod';
import { acknowledgementSchema } from '../common';

/** The ways by which the code of a cash order reaches the shopper. */
export const codeChannels = ['sms', 'email'] as const;

/** `request`: from the refusal `cash_code_needed`. It names the number, and lasts half an hour. */
export const sendCashCodeSchema = z.object({ request: z.string().max(400) });

export const cashCodeSentSchema = acknowledgementSchema.extend({
  data: z.object({
    sent_by: z.enum(codeChannels),
    to: z.string().describe('the number, or the account’s e-mail address'),
  }),
});

export type CodeChannel = (typeof codeChannels)[number];
