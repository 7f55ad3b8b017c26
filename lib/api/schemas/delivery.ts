import { z } from 'zod';
import { pincodeSchema } from './common';

export const deliveryQuerySchema = z.object({ pincode: pincodeSchema });

/** Delivery of one unit to a pincode; for places not served only city and state are known. */
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

/** As many stores as the longest list has. */
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

/** When and for how much some stores send to a pincode; of a place not served only where it is. */
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

/** City and state of a pincode, as far as known. */
export const pincodePlaceSchema = z.object({
  pincode: z.string(),
  city: z.string().nullable(),
  state: z.string(),
  state_code: z.string().describe('GST code of the state, the same in every language'),
});

export type PincodePlace = z.infer<typeof pincodePlaceSchema>;

const daysSchema = z.object({ min: z.number().int(), max: z.number().int() });

/** How a product travels within India, to whichever place is served. Money in rupees. */
export const productDeliverySchema = z.object({
  shipping: z.number(),
  free_shipping_from: z.number().nullable().describe('the sum from which the store sends for free'),
  handling_days: daysSchema.describe('until it leaves the store'),
  transit_days: daysSchema.describe('from the store to the door'),
});
