import { z } from 'zod';
import { answer, line, pageQuerySchema, searchTextSchema } from '../common';

/** Why stock changed. */
export const stockMovementKinds = [
  'sale',
  'cancel',
  'return',
  'correction',
  'import',
  'opening',
] as const;

export type StockMovementKind = (typeof stockMovementKinds)[number];

/** Without a filter all of the store's movements, the newest first. */
export const stockMovementsQuerySchema = pageQuerySchema.extend({
  /** Of a SKU, by the beginning of its code, or by the name of its product. */
  search: searchTextSchema,
  kind: z
    .enum(stockMovementKinds)
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: [...stockMovementKinds] }),
  /** Days in India, `YYYY-MM-DD`, both included. */
  from: z.iso.date().optional().catch(undefined).meta({ type: 'string', format: 'date' }),
  to: z.iso.date().optional().catch(undefined).meta({ type: 'string', format: 'date' }),
});

const movementSchema = z.object({
  id: z.number(),
  product_id: z.number(),
  sku: z.string(),
  name: z.string(),
  delta: z.number(),
  /** The stock after all movements. */
  stock: z.number(),
  kind: z.enum(stockMovementKinds),
  reason: z.string().nullable(),
  order_number: z.string().nullable(),
  /** Of the store; null where a shopper or the system did it. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
});

export const stockMovementsSchema = z.object({
  movements: z.array(movementSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

/** A new count of a SKU, or by how much it changed. */
export const correctStockSchema = z
  .object({
    sku: line(100),
    to: z.number().int().min(0, 'quantity').max(1_000_000, 'quantity').optional(),
    by: z.number().int().min(-1_000_000).max(1_000_000).optional(),
    reason: line(200),
  })
  .refine(({ to, by }) => (to === undefined) !== (by === undefined), {
    error: 'quantity',
    path: ['to'],
  });

/** Units at which a SKU counts as running out; null for none. */
export const lowStockSchema = z
  .number({ error: 'low_stock' })
  .int('low_stock')
  .min(0, 'low_stock')
  .max(1000, 'low_stock')
  .nullable();

/** By what the store is mailed, for SKUs without a threshold of their own. */
export const stockSettingsSchema = z.object({ low_stock_threshold: lowStockSchema });
export const stockSettingsAnswerSchema = answer(stockSettingsSchema);

export const stockMovementsAnswerSchema = answer(stockMovementsSchema);
export const correctStockAnswerSchema = answer(z.object({ sku: z.string(), stock: z.number() }));

export type StockMovements = z.infer<typeof stockMovementsSchema>;
