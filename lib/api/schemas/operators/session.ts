import { z } from 'zod';
import { loginSchema, newPasswordSchema, otpSchema } from '../accounts';
import { operatorRoles } from './roles';

/** What a route of the operator area is about: who may call it follows from the role. */
export type OperatorPermission =
  | 'any'
  | 'sellers'
  | 'catalogue'
  | 'orders'
  | 'support'
  | 'finance'
  | 'team';

export const operatorLoginSchema = loginSchema.extend({
  /** Of the authenticator app. */
  otp: otpSchema.optional(),
  /** In place of it, where the app is lost. */
  recovery_code: z.string().trim().max(40).optional(),
  /** At the first sign-in, in place of the temporary password. */
  new_password: newPasswordSchema.optional(),
});

export const operatorMeSchema = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role: z.enum(operatorRoles),
  /** Recovery codes that are left. */
  recovery_codes: z.number(),
});

/** A session, or what is still missing for one. */
export const operatorSessionSchema = z.union([
  z.object({
    success: z.literal(true),
    token: z.string(),
    /** By which the account knows this device from now on; its tries are counted apart from strangers'. */
    device: z.string().optional(),
    data: operatorMeSchema,
    /** Shown once, after the authenticator app was set up. */
    recovery_codes: z.array(z.string()).optional(),
  }),
  z.object({
    success: z.literal(true),
    /** `otp`: the app's code; `enrol`: the app is to be set up with this secret, and a password chosen. */
    needs: z.enum(['otp', 'enrol']),
    secret: z.string().optional(),
    totp_url: z.string().optional(),
  }),
]);

/** One of an operator's own sessions. */
export const operatorOwnSessionSchema = z.object({
  id: z.number(),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  signed_in_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  current: z.boolean(),
});

export type OperatorMe = z.infer<typeof operatorMeSchema>;
export type OperatorSession = z.infer<typeof operatorSessionSchema>;
export type OperatorOwnSession = z.infer<typeof operatorOwnSessionSchema>;
