import { z } from 'zod';
import { optionalLine } from '../common';

/** The kinds of a courier's scans, in our words; the courier's own words stand beside them. */
export const scanKinds = [
  'manifested',
  'picked_up',
  'in_transit',
  'at_destination',
  'out_for_delivery',
  'attempt_failed',
  'delivered',
  'returning',
  'returned',
  'lost',
  'other',
] as const;

/** Why a delivery failed. */
export const failureReasons = [
  'not_home',
  'not_reachable',
  'bad_address',
  'no_cash',
  'postponed',
  'refused',
  'other',
] as const;

/** The choices of a shopper after a failed delivery. */
export const deliveryChoices = ['another_day', 'not_wanted'] as const;

export const scanSchema = z.object({
  kind: z.enum(scanKinds),
  at: z.iso.datetime(),
  place: z.string().nullable(),
  /** Set for a failed delivery only. */
  reason: z.enum(failureReasons).nullable(),
});

/** A courier's report of a shipment; null where its store delivers or has not booked. */
export const courierReportSchema = z.object({
  /** The newest first. */
  scans: z.array(scanSchema),
  /** The day the courier promised. */
  promised_at: z.iso.datetime().nullable(),
  /** The choices open to the shopper now; empty unless the last delivery failed. */
  choices: z.array(z.enum(deliveryChoices)),
  /** The days that can be chosen, in India. */
  days: z.array(z.iso.date()),
  /** The shopper's choice since the last failed delivery. */
  chosen: z
    .object({
      choice: z.enum(deliveryChoices),
      day: z.iso.date().nullable(),
      address: z.string().nullable(),
    })
    .nullable(),
});

/** The longest description of an address that couriers take. */
export const longestAddress = 200;

export const deliveryChoiceSchema = z
  .object({
    choice: z.enum(deliveryChoices, { error: 'delivery_choice' }),
    day: z.iso.date({ error: 'delivery_day' }).optional(),
    /** How the address is found better, in the same pincode; only with another day. */
    address: optionalLine(longestAddress),
  })
  .refine(({ choice, day }) => (choice === 'another_day') === (day !== undefined), {
    error: 'delivery_day',
    path: ['day'],
  });

/** The token of the message about a failed delivery. */
const tokenSchema = z.string({ error: 'invalid' }).max(100, 'invalid');

export const deliveryLinkSchema = z.object({ token: tokenSchema });

export const linkedChoiceSchema = z.object({ token: tokenSchema, chosen: deliveryChoiceSchema });

/** The failed delivery as the holder of its link sees it: without names, goods and addresses. */
export const linkedDeliverySchema = courierReportSchema
  .pick({ choices: true, days: true, chosen: true })
  .extend({
    order_number: z.string(),
    store: z.string(),
    pincode: z.string(),
    reason: z.enum(failureReasons).nullable(),
  });

export type LinkedDelivery = z.infer<typeof linkedDeliverySchema>;

export type ScanKind = (typeof scanKinds)[number];
export type FailureReason = (typeof failureReasons)[number];
export type DeliveryChoice = (typeof deliveryChoices)[number];
export type CourierReport = z.infer<typeof courierReportSchema>;
