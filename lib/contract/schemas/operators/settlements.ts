import { z } from 'zod';
import { answer, idSchema, line, pageQuerySchema } from '../common';
import { utrSchema } from '../identifiers';
import { refundAccountSchema } from '../returns/request';
import { payoutAttemptSchema, payoutKindSchema } from './payouts';

export const settlementStatuses = [
  'draft',
  'approved',
  'paying',
  'exported',
  'paid',
  'failed',
] as const;

const status = z.enum(settlementStatuses);

export const operatorSettlementSchema = z.object({
  id: z.number(),
  number: z.string(),
  store: z.object({ id: z.number(), name: z.string() }),
  period_from: z.iso.datetime(),
  /** The end of the period, exclusive. */
  period_to: z.iso.datetime(),
  status,
  amount: z.number(),
  /** Shows if the store can be paid. */
  bank_account: z.enum(['set', 'held', 'missing']),
  /** True for a suspended store: nothing is approved or paid. */
  suspended: z.boolean(),
  utr: z.string().nullable(),
  failure_reason: z.string().nullable(),
  /** The last payout attempt by the provider. */
  payout: payoutAttemptSchema.nullable(),
});

export const operatorSettlementsQuerySchema = pageQuerySchema.extend({
  status: status
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: [...settlementStatuses] }),
});

export const operatorSettlementsSchema = z.object({
  settlements: z.array(operatorSettlementSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  /** The payout provider besides the bank file; null if there is none. */
  payouts_by: payoutKindSchema.nullable(),
});

export const payoutSchema = z.object({
  utr: utrSchema,
});

export const failedPayoutSchema = z.object({ reason: line(200) });

export const exportPayoutsSchema = z.object({
  /** True to include payouts that were exported and are not paid. */
  repeat: z.boolean().default(false),
});

export const bankFileSchema = z.object({
  file_name: z.string(),
  csv: z.string(),
  count: z.number(),
  total: z.number(),
  skipped: z.array(
    z.object({
      number: z.string(),
      store: z.string(),
      why: z.enum([
        'no_bank_account',
        'held',
        'account_unreadable',
        'approved_by_you',
        'suspended',
      ]),
    }),
  ),
});

/** Rupees with at most two decimals. */
const signedAmount = z
  .number({ error: 'amount' })
  .min(-10_000_000, 'amount')
  .max(10_000_000, 'amount')
  .refine((amount) => amount !== 0 && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
    error: 'amount',
  });

export const adjustmentSchema = z.object({
  store_id: idSchema,
  /** Positive for a credit to the store, negative for a charge. */
  amount: signedAmount,
  reason: line(200),
  /** The idempotency key of the adjustment. */
  key: line(100),
});

/** An adjustment requested by an operator; `waiting` for a second operator, it is not counted until then. */
export const storeAdjustmentSchema = z.object({
  id: z.number(),
  store: z.object({ id: z.number(), name: z.string() }),
  /** Rupees; positive for a credit to the store. */
  amount: z.number(),
  reason: z.string(),
  state: z.enum(['waiting', 'made', 'refused']),
  /** Null for the market's key. */
  requested_by: z.object({ id: z.number(), name: z.string() }).nullable(),
  requested_at: z.iso.datetime(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  decision_note: z.string().nullable(),
});

const adjustmentStates = ['waiting', 'all'] as const;

export const adjustmentsQuerySchema = pageQuerySchema.extend({
  state: z
    .enum(adjustmentStates)
    .catch('waiting')
    .default('waiting')
    .meta({ type: 'string', enum: [...adjustmentStates] }),
});

export const storeAdjustmentsSchema = z.object({
  adjustments: z.array(storeAdjustmentSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  /** Rupees within seven days up to which no second operator is needed. */
  alone_up_to: z.number(),
});

export type StoreAdjustment = z.infer<typeof storeAdjustmentSchema>;

export const commissionRateSchema = z.object({
  id: z.number(),
  store: z.string().nullable(),
  category: z.string().nullable(),
  percent: z.number(),
  valid_from: z.iso.datetime(),
});

/** The rate of a store, of a category (slug) with its children, or the general rate. */
export const setCommissionRateSchema = z
  .object({
    store: line(120).optional(),
    category: line(120).optional(),
    percent: z
      .number({ error: 'percent' })
      .min(0, 'percent')
      .max(50, 'percent')
      .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, {
        error: 'percent',
      }),
    /** The moment from which it applies, today or later; by default now. */
    from: z.iso.datetime({ error: 'invalid' }).optional(),
  })
  .refine(({ store, category }) => !(store && category), { error: 'invalid', path: ['category'] });

export const taxFiguresQuerySchema = z.object({
  /** A calendar month in India. */
  month: z.string({ error: 'month' }).regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'month'),
});

export const taxFiguresSchema = z.object({
  month: z.string(),
  sellers: z.array(
    z.object({
      store: z.string(),
      gstin: z.string(),
      pan: z.string(),
      /**
       * Taxable value of the month's invoices; of its credit notes, with the amount carried from earlier
       * months; and the difference.
       */
      supplied: z.number(),
      returned: z.number(),
      net: z.number(),
      /** Credit notes in excess of invoices, deducted in the next month. */
      carried: z.number(),
      tcs_cgst: z.number(),
      tcs_sgst: z.number(),
      tcs_igst: z.number(),
      /** Delivered sales without GST, less returns and the amount carried from earlier months; the tax on them. */
      gross: z.number(),
      tds: z.number(),
      gross_carried: z.number(),
    }),
  ),
  /** Section and form for reporting the month's TDS; `code` is empty until it is confirmed. */
  tds_form: z.object({ section: z.string(), form: z.string(), code: z.string() }),
  gstr8_csv: z.string(),
  tds_csv: z.string(),
});

export const settlementParams = z.object({
  id: idSchema,
});

export const operatorSettlementsAnswerSchema = answer(operatorSettlementsSchema);
export const operatorSettlementAnswerSchema = answer(operatorSettlementSchema);

export type OperatorSettlement = z.infer<typeof operatorSettlementSchema>;
export type BankFile = z.infer<typeof bankFileSchema>;
export type CommissionRate = z.infer<typeof commissionRateSchema>;
export type TaxFigures = z.infer<typeof taxFiguresSchema>;

/** A payment that the bank returned: its UTR, day and reason. */
export const cameBackSchema = payoutSchema.extend({
  returned_on: z.iso
    .date('date')
    .refine((day) => Date.parse(day) <= Date.now() + 86_400_000, 'date'),
  reason: line(200),
});

/** A cash refund that the bank returned, with the correct account. */
export const cameBackReturnSchema = cameBackSchema.extend({ refund_to: refundAccountSchema });
