import { z } from 'zod';
import { codeRequestSchema, loginSchema } from '../accounts';
import { otpSchema } from '../identifiers';
import { sellerRoles } from './roles';

export const sellerLoginSchema = loginSchema.extend({
  /** The mailed code, required on a device unknown to the account; sent with the token of its request. */
  otp: otpSchema.optional(),
  request: codeRequestSchema,
});

export const sellerMeSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.enum(sellerRoles),
  store: z.object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    status: z.enum(['approved', 'suspended']),
    /** The reason of a suspension. */
    reason: z.string().nullable(),
    logo: z.string().nullable(),
  }),
  /** Set if an operator views the area: the number of the store's application, and the end of the view. */
  view: z.object({ number: z.string(), expires_at: z.iso.datetime() }).optional(),
});

/** A session; or, on a new device, the token of the request for a mailed code. */
export const sellerSessionSchema = z.union([
  z.object({
    success: z.literal(true),
    token: z.string(),
    /** The token of this device, which the account now knows. */
    device: z.string(),
    data: sellerMeSchema,
  }),
  z.object({
    success: z.literal(true),
    message: z.string(),
    code_needed: z.literal(true),
    request: z.string(),
  }),
]);

export type SellerRole = (typeof sellerRoles)[number];
export type SellerMe = z.infer<typeof sellerMeSchema>;
export type SellerSession = z.infer<typeof sellerSessionSchema>;

/** The seller's password again: an open session alone is not enough for changes that outlive it. */
export const confirmingPasswordSchema = z
  .string({ error: 'password_required' })
  .min(1, 'password_required')
  .max(200);
