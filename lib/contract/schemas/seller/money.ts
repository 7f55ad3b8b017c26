import { z } from 'zod';
import { codeRequestSchema } from '../accounts';
import { line, pageQuerySchema } from '../common';
import { bankAccountNumberSchema, ifscSchema, otpSchema } from '../identifiers';
import { bareCode, longestIdentifier } from '../numbers/identifier-text';
import { settlementStatuses } from '../operators/settlements';
import { confirmingPasswordSchema } from './session';

export const bankAccountSchema = z.object({
  holder: z.string(),
  /** Masked: only its last digits. */
  account_number: z.string(),
  ifsc: z.string(),
  changed_at: z.iso.datetime(),
  /** The time until which payouts wait, because the account was changed. */
  held_until: z.iso.datetime().nullable(),
});

const password = confirmingPasswordSchema;

export const bankAccountFieldsSchema = z
  .object({
    holder: line(100),
    account_number: bankAccountNumberSchema,
    account_number_again: z.string({ error: 'account_numbers_differ' }).max(longestIdentifier),
    ifsc: ifscSchema,
    password,
  })
  .refine((given) => bareCode(given.account_number_again) === given.account_number, {
    error: 'account_numbers_differ',
    path: ['account_number_again'],
  });

export type BankAccountFields = z.input<typeof bankAccountFieldsSchema>;

export const bankAccountCodeSchema = z.object({ password, request: codeRequestSchema });

export const changeBankAccountSchema = bankAccountFieldsSchema.safeExtend({
  /** The mailed code, with the token of its request. */
  otp: otpSchema,
  request: codeRequestSchema,
});

/** A delivered line whose return window is open. */
const waitingLineSchema = z.object({
  order_number: z.string(),
  name: z.string(),
  amount: z.number(),
  delivered_at: z.iso.datetime(),
  /** The end of its return window. */
  available_at: z.iso.datetime(),
});

export const balanceSchema = z.object({
  /** The total owed to the store now; negative if returns exceed sales. */
  balance: z.number(),
  /** The part of delivered lines with an open return window. */
  on_the_way: z.number(),
  /** The part in the next settlement. */
  next: z.number(),
  /** The part in settlements that are not paid yet. */
  in_settlement: z.number(),
  /** The time of the next settlement. */
  next_at: z.iso.datetime(),
  waiting: z.array(waitingLineSchema),
  waiting_total: z.number(),
  bank_account: bankAccountSchema.nullable(),
});

const settlementSchema = z.object({
  id: z.number(),
  number: z.string(),
  period_from: z.iso.datetime(),
  /** The end of the period, exclusive. */
  period_to: z.iso.datetime(),
  status: z.enum(settlementStatuses),
  amount: z.number(),
  utr: z.string().nullable(),
  paid_at: z.iso.datetime().nullable(),
  failure_reason: z.string().nullable(),
});

export const sellerSettlementsQuerySchema = pageQuerySchema;

export const sellerSettlementsSchema = z.object({
  settlements: z.array(settlementSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

/** Sums of a statement: credits are positive, deductions negative; they add up to `net`. */
const statementSums = {
  price: z.number(),
  coupon: z.number(),
  shipping: z.number(),
  refund: z.number(),
  commission: z.number(),
  commission_gst: z.number(),
  tcs: z.number(),
  tds: z.number(),
  adjustment: z.number(),
  net: z.number(),
};

export const statementLineSchema = z.object({
  /** Null for an adjustment. */
  order_number: z.string().nullable(),
  /** The product's name, or the reason of an adjustment. */
  description: z.string(),
  sku: z.string().nullable(),
  delivered_at: z.iso.datetime().nullable(),
  ...statementSums,
});

const firmSchema = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  state_code: z.string(),
  pincode: z.string(),
  gstin: z.string(),
});

export const commissionInvoiceSchema = z.object({
  kind: z.enum(['invoice', 'credit_note']),
  /** Issued while the company was the demo's invented one: no tax document. */
  specimen: z.boolean(),
  number: z.string(),
  issued_at: z.iso.datetime(),
  supplier: firmSchema,
  recipient: firmSchema,
  /** Services accounting code. */
  sac: z.string(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number(),
  total_in_words: z.string(),
});

export const statementSchema = settlementSchema.extend({
  totals: z.object(statementSums),
  lines: z.array(statementLineSchema),
  total_lines: z.number(),
  page: z.number(),
  limit: z.number(),
  commission_invoice: commissionInvoiceSchema.nullable(),
});

export const statementFileSchema = z.object({ file_name: z.string(), csv: z.string() });

export const codeSentSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  /** The token of the request for the code. */
  request: z.string(),
});

export type BankAccount = z.infer<typeof bankAccountSchema>;
export type Balance = z.infer<typeof balanceSchema>;
export type SellerSettlement = z.infer<typeof settlementSchema>;
export type Statement = z.infer<typeof statementSchema>;
export type StatementLine = z.infer<typeof statementLineSchema>;
export type StatementSums = Statement['totals'];
export type CommissionInvoice = z.infer<typeof commissionInvoiceSchema>;
