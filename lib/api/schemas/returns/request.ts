import { z } from 'zod';
import { idSchema, line, longText, optionalLine, optionalText, quantitySchema } from '../common';
import { returnKinds, returnPictureCap, returnReasons } from './terms';

/** UPI ids and IFSC as RBI and NPCI form them. */
const upiPattern = /^[\w.-]{2,256}@[a-zA-Z]{2,64}$/;
const ifscPattern = /^[A-Z]{4}0[A-Z0-9]{6}$/;

const upperCase = (value: string) => value.replace(/\s/g, '').toUpperCase();

/** Where the refund of an order paid in cash goes. */
export const refundAccountSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('upi'),
    upi: line(321, 'upi_id').pipe(z.string().regex(upiPattern, 'upi_id')),
  }),
  z.object({
    kind: z.literal('bank'),
    name: line(100, 'required'),
    account: line(40, 'account_number')
      .transform((value) => value.replace(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{9,18}$/, 'account_number')),
    ifsc: line(20, 'ifsc').transform(upperCase).pipe(z.string().regex(ifscPattern, 'ifsc')),
  }),
]);

const picturesSchema = z
  .array(idSchema)
  .max(returnPictureCap, 'return_pictures_many')
  .refine((ids) => new Set(ids).size === ids.length, 'invalid')
  .default([]);

/** Items of one shipment; for an exchange each names the SKU that is wanted instead. */
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
  /** Needed for an order paid in cash. */
  refund_to: refundAccountSchema.optional(),
});

/** How the shopper sent the goods: a courier with its number, a picture of the receipt, or both. */
export const handOverSchema = z
  .object({
    carrier: optionalLine(60),
    awb: optionalLine(40),
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

/** A store's refusal, with its reason and what shows it. */
export const refuseReturnSchema = z.object({
  reason: longText(500),
  pictures: picturesSchema,
});

export type RequestReturnBody = z.input<typeof requestReturnSchema>;
export type HandOverBody = z.input<typeof handOverSchema>;
export type RefundAccountInput = z.input<typeof refundAccountSchema>;
export type RefuseReturnBody = z.input<typeof refuseReturnSchema>;
