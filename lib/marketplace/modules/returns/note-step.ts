import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type ReturnStatus, returnStatuses } from '@/lib/contract/schemas/returns/terms';
import type { Database } from '../../kernel/db/connection';
import { returnEvents, returns } from '../../kernel/db/schema/returns';
import { enqueueMail } from '../../kernel/mail/outbox';
import type { ReturnRow } from './queries';

type Step = {
  status: ReturnStatus;
  by: (typeof returnEvents.$inferSelect)['by'];
  note?: string | null;
  at: Date;
};

/** Brings a return to a status, writes its timeline and tells the shopper by mail. */
export async function noteStep(
  tx: Database,
  { id, storeId }: Pick<ReturnRow, 'id' | 'storeId'>,
  { status, by, note = null, at }: Step,
  more: Partial<typeof returns.$inferInsert> = {},
): Promise<void> {
  await tx
    .update(returns)
    .set({ status, ...more })
    .where(eq(returns.id, id));
  await tx.insert(returnEvents).values({ returnId: id, status, by, note, at });
  // The settlement sends the mail of a received return that is settled at once.
  if (status === 'received' && !more.dueAt) return;
  const message = { kind: 'return_step', returnId: id, status, note } satisfies ReturnMessage;
  await enqueueMail(tx, message, { storeId });
}

export const returnMessageSchema = z.object({
  kind: z.literal('return_step'),
  returnId: z.number(),
  status: z.enum(returnStatuses),
  note: z.string().nullable(),
});

/** A message in the mail outbox: a return reached a status. */
export type ReturnMessage = z.infer<typeof returnMessageSchema>;
