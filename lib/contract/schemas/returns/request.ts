import { z } from 'zod';
import { idSchema, line, longText, optionalLine, optionalText, quantitySchema } from '../common';
import { bankAccountNumberSchema, ifscSchema, optionalAwbSchema, upiSchema } from '../identifiers';
import { returnKinds, returnPictureCap, returnReasons } from './terms';

/** The destination of a refund for an order paid in cash. */
export const refundAccountSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('upi'),
    upi: upiSchema,
  }),
  z.object({
    kind: z.literal('bank'),
    name: line(100, 'required'),
    account: bankAccountNumberSchema,
    ifsc: ifscSchema,
  }),
]);

const picturesSchema = z
  .array(idSchema)
  .max(returnPictureCap, 'return_pictures_many')
  .refine((ids) => new Set(ids).size === ids.length, 'invalid')
  .default([]);

/** Items of one shipment; for an exchange each names the SKU wanted instead. */
export const requestReturnSchema = z.object({
  kind: z.enum(returnKinds, { error: 'return_kind' }),
  items: z
    .array(
      z.object({
        item_id: idSchema,
        quantity: quantitySchema.pipe(z.number().min(1, 'quantity_min')),
        replacement_id: idSchema.optional(),
      }),
      { error: 'items_required' },
    )
    .min(1, 'items_required')
    .max(100, 'items_too_many')
    .refine((all) => new Set(all.map((it) => it.item_id)).size === all.length, 'invalid'),
  reason: z.enum(returnReasons, { error: 'return_reason' }),
  comment: optionalText(1000),
  pictures: picturesSchema,
  /** Required for an order paid in cash. */
  refund_to: refundAccountSchema.optional(),
});

/** Proof that the shopper sent the goods: a courier with its number, a picture of the receipt, or both. */
export const handOverSchema = z
  .object({
    carrier: optionalLine(60),
    awb: optionalAwbSchema,
    pictures: picturesSchema,
  })
  .refine(({ carrier, awb }) => Boolean(carrier) === Boolean(awb), {
    error: 'carrier',
    path: ['carrier'],
  })
  .refine(({ awb, pictures }) => awb || pictures.length > 0, {
    error: 'hand_over_proof',
    path: ['pictures'],
  });

export const disputeSchema = z.object({ comment: longText(1000) });

/** A store's refusal, with its reason and evidence. */
export const refuseReturnSchema = z.object({
  reason: longText(500),
  pictures: picturesSchema,
});

export type RequestReturnBody = z.input<typeof requestReturnSchema>;
export type RefundAccountInput = z.input<typeof refundAccountSchema>;
