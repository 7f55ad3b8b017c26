import { z } from 'zod';
import { byLanguage, prefixed } from '../by-language';
import { idSchema, line, optionalText } from '../common';
import { emailSchema, phoneSchema, pincodeSchema } from '../identifiers';

/** A day in India, or none. */
const day = z
  .union([z.literal('').transform(() => null), z.iso.date('date'), z.null()], { error: 'date' })
  .default(null);

/** Rupees with at most two decimals, up to a lakh. */
const fee = z
  .union([z.string(), z.number()], { error: 'fee_amount' })
  .transform((value) => (typeof value === 'string' ? value.trim().replace(/,/g, '') : value))
  .refine((value) => value !== '', 'fee_amount')
  .transform(Number)
  .pipe(
    z
      .number('fee_amount')
      .min(0, 'fee_amount')
      .max(100_000, 'fee_amount')
      .multipleOf(0.01, 'fee_amount'),
  );

const noFee = z
  .union([z.literal(''), z.null()])
  .transform(() => null)
  .or(fee)
  .default(null);

/** Checks that both days are valid, as rules about them require. */
const hasDays = ({ issues }: { issues: readonly { path?: PropertyKey[] }[] }) =>
  issues.every(
    ({ path: [field] = [] }) => field && field !== 'holiday_from' && field !== 'holiday_to',
  );

/** Returns the schema of a store's description in each language; languages added later are optional. */
const aboutFields = <Value extends z.core.SomeType>(value: Value) =>
  prefixed('about', byLanguage(value).shape);

export const storeProfileSchema = z
  .object({
    name: line(80, 'store_name_required'),
    ...aboutFields(optionalText(2000)),
    /** Empty if shoppers reach the store by phone only. */
    care_email: z
      .union([z.literal('').transform(() => undefined), emailSchema], { error: 'email' })
      .optional(),
    care_phone: phoneSchema,
    holiday_from: day,
    holiday_to: day,
    shipping_fee: fee,
    free_shipping_from: noFee,
  })
  .refine((store) => (store.holiday_from === null) === (store.holiday_to === null), {
    path: ['holiday_to'],
    message: 'holiday_both',
    when: hasDays,
  })
  .refine(({ holiday_from: from, holiday_to: to }) => !from || !to || from <= to, {
    path: ['holiday_to'],
    message: 'holiday_order',
    when: hasDays,
  });

export const pickupBodySchema = z.object({
  name: line(60),
  phone: phoneSchema,
  address: line(400, 'address_required'),
  city: line(80, 'city_required'),
  state: line(80, 'state_required'),
  pincode: pincodeSchema,
  is_default: z.boolean().default(false),
});

export const pickupAddressSchema = z.object({
  id: z.number(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  is_default: z.boolean(),
});

export const pickupParamsSchema = z.object({ id: idSchema });

export const sellerStoreSchema = z.object({
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  banner: z.string().nullable(),
  ...aboutFields(z.string().nullable()),
  care_email: z.string().nullable(),
  care_phone: z.string(),
  holiday_from: z.iso.date().nullable(),
  holiday_to: z.iso.date().nullable(),
  shipping_fee: z.number().describe('rupees'),
  free_shipping_from: z.number().nullable().describe('rupees'),
  pickup_addresses: z.array(pickupAddressSchema),
  /** Changed by operators only, after a check of documents. */
  legal: z.object({
    legal_name: z.string(),
    address: z.string(),
    gstin: z.string(),
    pan: z.string().describe('masked but for its last four characters'),
  }),
});

export type SellerStore = z.infer<typeof sellerStoreSchema>;
export type PickupAddress = z.infer<typeof pickupAddressSchema>;
export type StoreProfileBody = z.input<typeof storeProfileSchema>;
export type PickupBody = z.input<typeof pickupBodySchema>;
