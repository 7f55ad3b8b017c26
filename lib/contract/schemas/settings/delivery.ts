import { z } from 'zod';

const days = z
  .object({
    min: z.int('days').min(1, 'days').max(60, 'days'),
    max: z.int('days').min(1, 'days').max(60, 'days'),
  })
  .refine(({ min, max }) => min <= max, { path: ['max'], message: 'days_order' });

/** The distance of a shipment: within a city, a state, a region of India, across India, or to a remote place. */
export const deliveryZones = ['city', 'state', 'region', 'country', 'remote'] as const;
export type DeliveryZone = (typeof deliveryZones)[number];

export const deliverySettingsSchema = z.object({
  /** Rupees; larger orders cannot be paid in cash. */
  cash_limit: z.int('cash_limit').min(0, 'cash_limit').max(200_000, 'cash_limit'),
  /** Orders before this hour in India leave the same day. */
  cut_off_hour: z.int('cut_off_hour').min(1, 'cut_off_hour').max(23, 'cut_off_hour'),
  /** Days from dispatch to the door. */
  days: z.object({ city: days, state: days, region: days, country: days, remote: days }),
});

export type DeliverySettings = z.infer<typeof deliverySettingsSchema>;

export const defaultDelivery: DeliverySettings = {
  cash_limit: 50_000,
  cut_off_hour: 14,
  days: {
    city: { min: 1, max: 2 },
    state: { min: 2, max: 4 },
    region: { min: 3, max: 5 },
    country: { min: 4, max: 7 },
    remote: { min: 7, max: 12 },
  },
};
