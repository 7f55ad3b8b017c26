import { z } from 'zod';
import { codeRequestSchema } from '../accounts';
import { emailSchema, otpSchema } from '../identifiers';

/** The new address of an account, with the password as proof. */
export const emailChangeCodeSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: 'password_required' })
    .min(1, 'password_required')
    .max(200, 'too_long'),
  request: codeRequestSchema,
});

/** The code mailed to the new address. */
export const emailChangeSchema = z.object({
  email: emailSchema,
  otp: otpSchema,
  request: codeRequestSchema,
});
