import { z } from 'zod';
import { pageQuerySchema } from '../common';
import { bookingStates } from '../seller/couriers';

export const waitingBookingsQuerySchema = pageQuerySchema;

const waitingBookingSchema = z.object({
  id: z.number(),
  /** Our number, by which the courier knows it. */
  number: z.string(),
  order_number: z.string(),
  store: z.string(),
  provider: z.string(),
  service: z.string(),
  /** `cash_…`: paid online since it was booked, and its courier refuses to collect nothing, or was not told yet. */
  state: z.enum([...bookingStates, 'cash_refused', 'cash_untold']),
  /** The courier's words, or why it does not answer. */
  words: z.string().nullable(),
  tries: z.number(),
  created_at: z.iso.datetime(),
});

export const waitingBookingsSchema = z.object({
  bookings: z.array(waitingBookingSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

export type WaitingBooking = z.infer<typeof waitingBookingSchema>;
