import { z } from 'zod';
import { loginSchema, newPasswordSchema } from '../accounts';
import { otpSchema } from '../identifiers';
import { bareCode, longestIdentifier } from '../numbers/identifier-text';
import { operatorRoles } from './roles';

export const operatorLoginSchema = loginSchema.extend({
  /** The authenticator app's code. */
  otp: otpSchema.optional(),
  /** A recovery code in place of the app's code, if the app is lost. */
  recovery_code: z
    .string()
    .max(longestIdentifier)
    .transform((text) => bareCode(text))
    .optional(),
  /** The new password at the first sign-in, which replaces the temporary one. */
  new_password: newPasswordSchema.optional(),
});

/** New recovery codes cost a code of the authenticator app. */
export const newRecoveryCodesSchema = operatorLoginSchema.pick({ otp: true }).required();

export const operatorMeSchema = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role: z.enum(operatorRoles),
  /** Remaining recovery codes. */
  recovery_codes: z.number(),
});

/** A session, or what is missing for one. */
export const operatorSessionSchema = z.union([
  z.object({
    success: z.literal(true),
    token: z.string(),
    /** The token by which the account recognises this device; its attempts are counted separately from strangers'. */
    device: z.string().optional(),
    data: operatorMeSchema,
    /** Shown once, after the authenticator app was set up. */
    recovery_codes: z.array(z.string()).optional(),
  }),
  z.object({
    success: z.literal(true),
    /** `otp`: the app's code is needed; `enrol`: the app must be set up with this secret, and a password chosen. */
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
