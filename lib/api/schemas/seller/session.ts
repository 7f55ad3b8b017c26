import { z } from 'zod';
import { codeRequestSchema, loginSchema, otpSchema } from '../accounts';
import { sellerRoles } from './roles';

/** What a route of the seller area is about: who may call it follows from the member's role. */
export type SellerPermission = 'any' | 'catalogue' | 'orders' | 'money' | 'store';

export const sellerLoginSchema = loginSchema.extend({
  /** The mailed code, on a device that the account does not know; sent with the token of its request. */
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
    /** Why it is suspended. */
    reason: z.string().nullable(),
    logo: z.string().nullable(),
  }),
  /** Set where an operator looks at the area: the number of the store's application, and when the look is over. */
  view: z.object({ number: z.string(), expires_at: z.iso.datetime() }).optional(),
});

/** A session; or, on a new device, that a code was mailed, and the token of the request for it. */
export const sellerSessionSchema = z.union([
  z.object({
    success: z.literal(true),
    token: z.string(),
    /** The token of this device, which is known from now on. */
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

/** The seller's own password, once more: an open session alone is not enough for what outlives it. */
export const confirmingPasswordSchema = z
  .string({ error: 'password_required' })
  .min(1, 'password_required')
  .max(200);
