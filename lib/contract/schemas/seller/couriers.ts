import { z } from 'zod';
import { answer, idSchema } from '../common';
import { scanSchema } from '../orders/scans';
import { bookedAtOnce } from './at-once';

/** The states of a booking at a courier. */
export const bookingStates = ['requested', 'booked', 'refused', 'cancelled'] as const;

export const preferences = ['cheapest', 'fastest'] as const;

/** Grams; without it the weight of the goods. */
const grams = z.number({ error: 'grams' }).int('grams').min(1, 'grams').max(50_000, 'grams');

export const offersQuerySchema = z.object({
  grams: z
    .string()
    .regex(/^\d{1,5}$/, 'grams')
    .transform(Number)
    .pipe(grams)
    .optional(),
});

export const courierOfferSchema = z.object({
  provider: z.string(),
  code: z.string(),
  name: z.string(),
  days: z.number(),
  /** Rupees. */
  price: z.number(),
  is_cheapest: z.boolean(),
  is_fastest: z.boolean(),
});

export const courierOffersSchema = z.object({
  grams: z.number(),
  /** The cheapest first; none where no courier goes. */
  offers: z.array(courierOfferSchema),
});

/** `service` as an offer names it; without it the cheapest, or the fastest. */
export const bookCourierSchema = z.object({
  service: z
    .object({ provider: z.string().min(1).max(31), code: z.string().min(1).max(40) })
    .optional(),
  prefer: z.enum(preferences).optional(),
  grams: grams.optional(),
});

export const bookManySchema = z.object({
  ids: z
    .array(idSchema, { error: 'items_required' })
    .min(1, 'items_required')
    .max(bookedAtOnce, 'items_too_many'),
  prefer: z.enum(preferences),
});

export const bookedRowSchema = z.object({
  id: z.number(),
  /** Null if nothing was booked, with the reason in `message`. */
  state: z.enum(bookingStates).nullable(),
  awb: z.string().nullable(),
  message: z.string().nullable(),
});

export const bookManyAnswerSchema = answer(z.object({ results: z.array(bookedRowSchema) }));

/** The newest booking of a shipment. */
export const sellerBookingSchema = z.object({
  number: z.string(),
  state: z.enum(bookingStates),
  service: z.string(),
  days: z.number(),
  /** Rupees. */
  price: z.number(),
  awb: z.string().nullable(),
  label_url: z.string().nullable(),
  /** The courier's own words, where it refused. */
  words: z.string().nullable(),
  promised_at: z.iso.datetime().nullable(),
  /** The newest first. */
  scans: z.array(scanSchema),
});

export type BookCourier = z.output<typeof bookCourierSchema>;
export type CourierOffer = z.infer<typeof courierOfferSchema>;
export type BookedRow = z.infer<typeof bookedRowSchema>;
export type SellerBooking = z.infer<typeof sellerBookingSchema>;
