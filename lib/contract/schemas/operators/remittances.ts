import { z } from 'zod';
import { pageQuerySchema } from '../common';
import { printedNumberSchema } from '../identifiers';
import { providerNameSchema } from '../payments';

/**
 * How a row of a remittance fits the cash that its courier holds: all of it, less, more, for a shipment that owes
 * nothing (any more), or for an AWB number that the courier does not have from us.
 */
export const remittanceStates = ['matched', 'short', 'surplus', 'already', 'unknown'] as const;

const rowSchema = z.object({
  awb: printedNumberSchema.pipe(z.string().min(1, 'required').max(60, 'too_long')),
  /** Rupees. */
  amount: z
    .number('amount')
    .gt(0, 'amount')
    .max(10_000_000, 'amount')
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'amount'),
});

/** Body of a new remittance: cash that a courier handed over under one reference. */
export const newRemittanceSchema = z.object({
  courier: providerNameSchema,
  reference: z.string().trim().min(1, 'required').max(80, 'too_long'),
  paid_on: z.iso.date().optional(),
  rows: z.array(rowSchema).min(1, 'required').max(2000),
});

const resultSchema = z.object({
  awb: z.string(),
  amount: z.number(),
  state: z.enum(remittanceStates),
  /** False where this courier, reference and AWB were entered before: nothing has changed. */
  is_new: z.boolean(),
});

export const remittanceResultSchema = z.object({
  results: z.array(resultSchema),
  /** Rupees of the new rows. */
  amount: z.number(),
});

/** The states of cash that is held: not due yet, older than the days of the settings, or a difference. */
export const heldStates = ['held', 'overdue', 'short', 'surplus'] as const;

export const heldCashQuerySchema = pageQuerySchema.extend({
  state: z.enum(heldStates).optional(),
  q: z.string().trim().max(60).optional().describe('order number or AWB number'),
});

const holderSchema = z.object({
  /** The courier's name in the list of providers; null for the riders of a store. */
  courier: z.string().nullable(),
  store: z.string().nullable(),
  amount: z.number(),
});

const heldSchema = z.object({
  id: z.string(),
  order_number: z.string().nullable(),
  awb: z.string().nullable(),
  courier: z.string().nullable(),
  store: z.string().nullable(),
  state: z.enum(heldStates),
  /** Rupees: what is still held, or of a surplus what was handed over beyond what was due. */
  amount: z.number(),
  /** The delivery, or the entry of a surplus. */
  since: z.iso.datetime(),
});

export const heldCashSchema = z.object({
  rows: z.array(heldSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  /** Rupees of all rows found. */
  sum: z.number(),
  /** Cash of each holder now, the largest first; at most 50. */
  holders: z.array(holderSchema),
});

export type NewRemittance = z.output<typeof newRemittanceSchema>;
export type RemittanceResult = z.infer<typeof resultSchema>;
export type HeldCash = z.infer<typeof heldSchema>;
export type HeldCashPage = z.infer<typeof heldCashSchema>;
export type HeldCashQuery = z.output<typeof heldCashQuerySchema>;
