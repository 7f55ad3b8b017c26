import { z } from 'zod';
import { pincodeSchema } from './identifiers';

export const deliveryQuerySchema = z.object({ pincode: pincodeSchema });

/** Delivery of one unit to a pincode; a place that is not served has only city and state. */
export const deliverySchema = z.object({
  serviceable: z.boolean(),
  cod: z.boolean().describe('cash on delivery'),
  fee: z.number().nullable().describe('rupees'),
  earliest: z.iso.date().nullable().describe('a day in India'),
  latest: z.iso.date().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
});

export type Delivery = z.infer<typeof deliverySchema>;

/** Maximum number of stores, that of the longest list. */
const mostStores = 100;

export const storesDeliveryQuerySchema = z.object({
  pincode: pincodeSchema,
  stores: z
    .string()
    .max(mostStores * 16)
    .regex(new RegExp(`^\\d{1,15}(?:,\\d{1,15}){0,${mostStores - 1}}$`))
    .transform((ids) => [...new Set(ids.split(',').map(Number))])
    .optional()
    .meta({ type: 'string', description: 'ids, separated by commas' }),
});

/** Delivery dates and fees of some stores at a pincode; a place that is not served has only its location. */
export const storesDeliverySchema = z.object({
  pincode: z.string(),
  city: z.string().nullable(),
  state: z.string(),
  serviceable: z.boolean(),
  cod: z.boolean().describe('cash on delivery'),
  extra_fee: z.number().describe('rupees for each store, beyond its own shipping'),
  stores: z.array(
    z.object({
      id: z.number(),
      earliest: z.iso.date().describe('a day in India'),
      latest: z.iso.date(),
      shipping: z.number().describe('rupees'),
      free_shipping_from: z.number().nullable(),
    }),
  ),
});

export type StoresDelivery = z.infer<typeof storesDeliverySchema>;

/** City and state of a pincode. If a pincode spans two states, `state` names both, and only the shopper can tell. */
export const pincodePlaceSchema = z.object({
  pincode: z.string(),
  city: z.string().nullable(),
  state: z.string(),
  state_code: z
    .string()
    .nullable()
    .describe('GST code of the state, the same in every language; null where two have the pincode'),
  states: z.array(z.object({ code: z.string(), name: z.string() })),
});

export type PincodePlace = z.infer<typeof pincodePlaceSchema>;

const daysSchema = z.object({ min: z.number().int(), max: z.number().int() });

/** Delivery terms of a product within India, for any served place. Money in rupees. */
export const productDeliverySchema = z.object({
  shipping: z.number(),
  free_shipping_from: z.number().nullable().describe('the sum from which the store sends for free'),
  handling_days: daysSchema.describe('until it leaves the store'),
  transit_days: daysSchema.describe('from the store to the door'),
});
