import { z } from 'zod';
import { longText, optionalText } from '../common';
import { bareCodeSchema } from '../identifiers';

/** The code of four digits that a shopper reads to a store's rider. */
export const deliveryCodeSchema = bareCodeSchema(/^\d{4}$/, 'delivery_code');

/** Proofs of a delivery: a courier's scan, the code, an operator, the shopper. `claim` and `denied` are none. */
export const deliveryProofs = [
  'courier',
  'code',
  'operator',
  'shopper',
  'claim',
  'denied',
] as const;
export type DeliveryProof = (typeof deliveryProofs)[number];

/** The shopper's statement about a delivered shipment. */
export const arrivalSchema = z.object({
  received: z.boolean('invalid'),
  /** A comment on a shipment that did not arrive. */
  comment: optionalText(1000),
});

/** The market's decision if a shopper says that nothing came. */
export const arrivalDecisionSchema = z.object({ note: longText(500) });
