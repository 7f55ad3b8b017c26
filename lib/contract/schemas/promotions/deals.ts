import { z } from 'zod';
import { answer, idSchema, line, optionalLine, pageQuerySchema } from '../common';
import { rupeesSchema } from '../seller/listing-document';
import { dealLimits } from './deal-price';

export const dealStates = ['running', 'coming', 'ended'] as const;

export type DealState = (typeof dealStates)[number];

/** All states by default; days in India, `YYYY-MM-DD`: the deals include at least one of them. */
export const dealsQuerySchema = pageQuerySchema.extend({
  state: z
    .enum(dealStates)
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: [...dealStates] }),
  from: z.iso.date().optional().catch(undefined).meta({ type: 'string', format: 'date' }),
  to: z.iso.date().optional().catch(undefined).meta({ type: 'string', format: 'date' }),
});

export const dealParamsSchema = z.object({ id: idSchema });

/** A deal with one percentage for all SKUs, or a price for each. */
export const dealBodySchema = z
  .object({
    name: optionalLine(dealLimits.name),
    percent: z
      .number({ error: 'deal_percent' })
      .int('deal_percent')
      .min(1, 'deal_percent')
      .max(dealLimits.percent, 'deal_percent')
      .nullish(),
    /** Defaults to the present time. */
    starts_at: z.iso.datetime({ offset: true, error: 'date' }).nullish(),
    ends_at: z.iso.datetime({ offset: true, error: 'date' }),
    skus: z
      .array(
        z.object({
          product_id: idSchema,
          /** Rupees; omitted if the percentage determines it. */
          price: rupeesSchema.nullish(),
        }),
      )
      .min(1, 'deal_skus')
      .max(dealLimits.skus, 'deal_skus_many')
      .refine(
        (skus) => new Set(skus.map(({ product_id }) => product_id)).size === skus.length,
        'deal_skus',
      ),
  })
  .refine(({ percent, skus }) => percent || skus.every(({ price }) => price), {
    path: ['percent'],
    message: 'deal_percent',
  });

const soldSchema = z.object({ units: z.number(), revenue: z.number().describe('rupees') });

const dealSkuSchema = z.object({
  product_id: z.number(),
  listing_id: z.number(),
  sku: z.string(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  image: z.string().nullable(),
  stock: z.number(),
  /** Rupees: in the deal, and without it. */
  price: z.number(),
  regular_price: z.number(),
});

const dealFields = {
  id: z.number(),
  name: z.string().nullable(),
  percent: z.number().nullable(),
  state: z.enum(dealStates),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** The time at which its store ended it early. */
  ended_at: z.iso.datetime().nullable(),
};

export const dealSchema = z.object({
  ...dealFields,
  skus: z.array(dealSkuSchema.extend({ during: soldSchema, before: soldSchema })),
  /** Sales of its SKUs since its start, and over the same time before. */
  during: soldSchema,
  before: soldSchema,
});

export const dealRowSchema = z.object({
  ...dealFields,
  skus: z.number().describe('how many'),
  /** Its first SKU. */
  first: dealSkuSchema.pick({ name: true, image: true, price: true, regular_price: true }),
});

export const dealsPageSchema = z.object({
  deals: z.array(dealRowSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  /** Deals of the store by state, whatever the filters. */
  counts: z.record(z.enum(dealStates), z.number()),
});

/** Query of the deals of all stores. */
export const marketDealsQuerySchema = dealsQuerySchema
  .pick({ page: true, limit: true, state: true })
  .extend({
    /** Running and planned deals whose struck-through price was not the usual one. */
    dishonest: z.enum(['1', 'true']).optional(),
  });

export const marketDealsPageSchema = dealsPageSchema.extend({
  deals: z.array(dealRowSchema.extend({ store: z.object({ name: z.string(), slug: z.string() }) })),
});

/** The reason, which is mailed to the store. */
export const stopDealSchema = z.object({ reason: line(400) });

/** The reason a SKU cannot be in a deal; sent as `data.refused` of a 409. */
export type RefusedSku = { product_id: number; sku: string; message: string };

export const dealAnswerSchema = answer(dealSchema);
export const dealsAnswerSchema = answer(dealsPageSchema);

export type Deal = z.infer<typeof dealSchema>;
export type DealRow = z.infer<typeof dealRowSchema>;
export type MarketDealsPage = z.infer<typeof marketDealsPageSchema>;
export type DealsPage = z.infer<typeof dealsPageSchema>;
export type DealBody = z.output<typeof dealBodySchema>;
export type DealInput = z.input<typeof dealBodySchema>;
export type DealsQuery = z.output<typeof dealsQuerySchema>;
export type MarketDealsQuery = z.output<typeof marketDealsQuerySchema>;
