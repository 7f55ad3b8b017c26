import { z } from 'zod';
import { codeRequestSchema } from '../accounts';
import { emailSchema, otpSchema, phoneSchema } from '../identifiers';

export const sendPhoneCodeSchema = z.object({ phone: phoneSchema, request: codeRequestSchema });

export const phoneCodeSchema = sendPhoneCodeSchema.extend({ otp: otpSchema });

type Account = { email: string; phone?: undefined } | { phone: string; email?: undefined };

/** The single field of sign-in forms: an e-mail address or an Indian mobile number. */
export const emailOrPhoneSchema = z.object({
  account: z
    .string({ error: 'email_or_phone' })
    .max(1000, 'email_or_phone')
    .transform((text, context): Account => {
      const phone = phoneSchema.safeParse(text);
      if (phone.success) return { phone: phone.data };
      const email = emailSchema.safeParse(text);
      if (email.success) return { email: email.data };
      context.addIssue({ code: 'custom', message: 'email_or_phone' });
      return z.NEVER;
    }),
});

/** The field if no SMS are sent. */
export const emailAloneSchema = z.object({
  account: emailSchema.transform((email): Account => ({ email })),
});

export type EmailOrPhone = z.output<typeof emailOrPhoneSchema>;
