import { z } from 'zod';
import { codeRequestSchema, otpSchema } from '../accounts';
import { emailSchema, phoneSchema } from '../common';

export const sendPhoneCodeSchema = z.object({ phone: phoneSchema, request: codeRequestSchema });

export const phoneCodeSchema = sendPhoneCodeSchema.extend({ otp: otpSchema });

type Account = { email: string; phone?: undefined } | { phone: string; email?: undefined };

/** What the sign-in forms take in one field: an e-mail address or an Indian mobile number. */
export const emailOrPhoneSchema = z.object({
  account: z
    .string({ error: 'email_or_phone' })
    .max(300, 'email_or_phone')
    .transform((text, context): Account => {
      const phone = phoneSchema.safeParse(text.trim());
      if (phone.success) return { phone: phone.data };
      const email = emailSchema.safeParse(text);
      if (email.success) return { email: email.data };
      context.addIssue({ code: 'custom', message: 'email_or_phone' });
      return z.NEVER;
    }),
});

/** The same field where no SMS are sent. */
export const emailAloneSchema = z.object({
  account: emailSchema.transform((email): Account => ({ email })),
});

export type EmailOrPhone = z.output<typeof emailOrPhoneSchema>;
