import { z } from 'zod';
import { line } from '../common';
import { refundAccountSchema } from '../returns/request';
import { payoutSchema } from './settlements';

/** A payment that the bank sent back: under which UTR, when and why. */
export const cameBackSchema = payoutSchema.extend({
  returned_on: z.iso
    .date('date')
    .refine((day) => Date.parse(day) <= Date.now() + 86_400_000, 'date'),
  reason: line(200),
});

/** The same of a refund of cash, with the account that is right. */
export const cameBackReturnSchema = cameBackSchema.extend({ refund_to: refundAccountSchema });
