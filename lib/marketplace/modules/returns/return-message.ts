import { z } from 'zod';
import { returnStatuses } from '@/lib/api/schemas/returns/terms';

export const returnMessageSchema = z.object({
  kind: z.literal('return_step'),
  returnId: z.number(),
  status: z.enum(returnStatuses),
  note: z.string().nullable(),
});

/** In the mail outbox: a return came to a status. */
export type ReturnMessage = z.infer<typeof returnMessageSchema>;
