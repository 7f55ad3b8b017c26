import { z } from 'zod';
import { longText, optionalText } from '../common';

/** The shopper's word on a shipment that was delivered. */
export const arrivalSchema = z.object({
  received: z.boolean('invalid'),
  /** What happened, where it did not arrive. */
  comment: optionalText(1000),
});

/** The market's decision where a shopper says that nothing came. */
export const arrivalDecisionSchema = z.object({ note: longText(500) });
