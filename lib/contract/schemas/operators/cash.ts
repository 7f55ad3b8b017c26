import { z } from 'zod';
import { pageQuerySchema } from '../common';
import { printedNumberSchema } from '../identifiers';
import { paidReturnSchema } from '../seller/returns';

export const cashQuerySchema = pageQuerySchema;

const entrySchema = z.object({
  order_number: printedNumberSchema.pipe(z.string().min(1, 'required').max(40, 'too_long')),
  /** Counted rupees. */
  amount: z
    .number('amount')
    .min(0, 'amount')
    .max(10_000_000, 'amount')
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'amount'),
});

/** Cash handed over by a courier or store under one reference. */
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
  /** The reason it was not entered. */
  message: z.string().nullable(),
});

export const depositResultSchema = z.object({ results: z.array(resultSchema) });

export type CashEntry = z.infer<typeof entrySchema>;
export type CashDue = z.infer<typeof dueSchema>;
export type CashResult = z.infer<typeof resultSchema>;
