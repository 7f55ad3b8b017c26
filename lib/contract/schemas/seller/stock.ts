import { z } from 'zod';
import { answer, line, oneOf, pageQuerySchema, queryDay, searchTextSchema } from '../common';
import { skuSchema } from '../identifiers';

/** The reason of a stock change. */
export const stockMovementKinds = [
  'sale',
  'cancel',
  'return',
  'correction',
  'import',
  'opening',
] as const;

export type StockMovementKind = (typeof stockMovementKinds)[number];

/** Lists all of the store's movements by default, the newest first. */
export const stockMovementsQuerySchema = pageQuerySchema.extend({
  /** Searches SKU codes by their beginning, and product names. */
  search: searchTextSchema,
  kind: oneOf(stockMovementKinds),
  /** Days in India, `YYYY-MM-DD`, both included. */
  from: queryDay,
  to: queryDay,
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
  /** The member of the store; null for a shopper or the system. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
});

export const stockMovementsSchema = z.object({
  movements: z.array(movementSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

/** A new count of a SKU, or the difference. */
export const correctStockSchema = z
  .object({
    sku: skuSchema(100),
    to: z
      .number({ error: 'quantity' })
      .int('quantity')
      .min(0, 'quantity')
      .max(1_000_000, 'quantity')
      .optional(),
    by: z.number().int().min(-1_000_000).max(1_000_000).optional(),
    reason: line(200),
  })
  .refine(({ to, by }) => (to === undefined) !== (by === undefined), {
    error: 'quantity',
    path: ['to'],
  });

/** Stock at which a SKU counts as low; null for none. */
export const lowStockSchema = z
  .number({ error: 'low_stock' })
  .int('low_stock')
  .min(0, 'low_stock')
  .max(1000, 'low_stock')
  .nullable();

/** The threshold for mails to the store, for SKUs without their own. */
export const stockSettingsSchema = z.object({ low_stock_threshold: lowStockSchema });
export const stockSettingsAnswerSchema = answer(stockSettingsSchema);

export const stockMovementsAnswerSchema = answer(stockMovementsSchema);
export const correctStockAnswerSchema = answer(z.object({ sku: z.string(), stock: z.number() }));

export type StockMovements = z.infer<typeof stockMovementsSchema>;
