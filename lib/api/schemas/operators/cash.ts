import { z } from 'zod';
import { line, pageQuerySchema } from '../common';
import { paidReturnSchema } from '../seller/returns';

export const cashQuerySchema = pageQuerySchema;

const entrySchema = z.object({
  order_number: line(40),
  /** Rupees that were counted. */
  amount: z
    .number('amount')
    .min(0, 'amount')
    .max(10_000_000, 'amount')
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'amount'),
});

/** Cash that courier or store has handed over under one reference. */
export const depositSchema = z.object({
  ...paidReturnSchema.shape,
  orders: z.array(entrySchema).min(1).max(500),
});

const dueSchema = z.object({
  order_number: z.string(),
  amount: z.number(),
  stores: z.string(),
  delivered_at: z.iso.datetime(),
});

export const cashDueSchema = z.object({
  orders: z.array(dueSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

const resultSchema = z.object({
  order_number: z.string(),
  entered: z.boolean(),
  /** Why it was not entered. */
  message: z.string().nullable(),
});

export const depositResultSchema = z.object({ results: z.array(resultSchema) });

export type CashEntry = z.infer<typeof entrySchema>;
export type CashDue = z.infer<typeof dueSchema>;
export type CashResult = z.infer<typeof resultSchema>;
