import { z } from 'zod';
import { statementSchema } from '../seller/money';
import { payoutAttemptSchema, payoutKindSchema } from './payouts';
import { operatorSettlementSchema } from './settlements';

export const operatorStatementSchema = statementSchema.extend({
  store: operatorSettlementSchema.shape.store,
  bank_account: operatorSettlementSchema.shape.bank_account,
  /** All payout attempts by the provider, the newest first. */
  payouts: z.array(payoutAttemptSchema),
  payouts_by: payoutKindSchema.nullable(),
});

export type OperatorStatement = z.infer<typeof operatorStatementSchema>;
