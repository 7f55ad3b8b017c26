import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { acknowledgementSchema, idSchema, langSchema, line, optionalLine } from './common';
import {
  emailSchema,
  otpSchema,
  phoneSchema,
  pincodeSchema,
  writtenOtpSchema,
} from './identifiers';
import { firstNameSchema, lastNameSchema } from './person-name';

/** The session user of §3. */
export const userSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  is_verified: z.boolean(),
});

export const profileSchema = userSchema.extend({
  phone: z.string().nullable(),
  /** True if the number can be used to sign in. */
  phone_verified: z.boolean(),
  language: z.enum(locales),
});

/** A password of at least 8 characters; the host also rejects common passwords (`password_common`). */
export const newPasswordSchema = z
  .string({ error: 'password_short' })
  .min(8, 'password_short')
  .max(200, 'too_long');

const optionalPhone = z
  .union([z.literal('').transform(() => undefined), phoneSchema], { error: 'phone' })
  .optional();

export const signupSchema = z.object({
  first_name: firstNameSchema,
  last_name: lastNameSchema,
  email: emailSchema,
  phone: optionalPhone,
  password: newPasswordSchema,
  lang: langSchema.optional(),
});

export const loginSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: 'password_required' })
    .min(1, 'password_required')
    .max(200, 'too_long'),
});

/** `sign_in` is accepted for every address: its code creates the account if there is none. */
export const otpPurposes = ['verify', 'reset', 'sign_in'] as const;
/**
 * The token that signup, send-otp and forgot-password return. Attempts at a code with this token are counted
 * separately from strangers'. With verify-otp it also names the sign-up to verify; with another send-otp or
 * forgot-password it continues the same request.
 */
export const codeRequestSchema = z.string().max(100).optional();

export const sendOtpSchema = z.object({
  email: emailSchema,
  purpose: z.enum(otpPurposes),
  request: codeRequestSchema,
});
export const verifyOtpSchema = sendOtpSchema.extend({ otp: otpSchema });
export const forgotPasswordSchema = z.object({ email: emailSchema, request: codeRequestSchema });
export const resetPasswordSchema = z.object({
  reset_token: z.string().max(200).optional(),
  email: emailSchema.optional(),
  otp: writtenOtpSchema.optional(),
  request: codeRequestSchema,
  password: newPasswordSchema,
});
export const changePasswordSchema = z.object({
  current_password: z.string({ error: 'password_required' }).min(1, 'password_required').max(200),
  new_password: newPasswordSchema,
});
export const profileUpdateSchema = z.object({
  first_name: firstNameSchema,
  last_name: lastNameSchema,
  phone: optionalPhone,
});

const locationSchema = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

/** Rules and messages of §5, shared by saved addresses and the checkout. */
export const addressFieldsSchema = z.object({
  full_name: line(120, 'full_name_required'),
  phone: phoneSchema,
  full_address: line(400, 'address_required'),
  landmark: optionalLine(120),
  city: line(80, 'city_required'),
  state: line(80, 'state_required'),
  pincode: pincodeSchema,
  /** The position confirmed on a map. */
  location: locationSchema.optional(),
});

export const addressBodySchema = addressFieldsSchema.extend({
  type: z.enum(['home', 'work', 'other']).default('home'),
  is_default: z.union([z.boolean(), z.literal(1).transform(() => true)]).default(false),
});

export const addressSchema = z.object({
  id: idSchema,
  full_name: z.string(),
  phone: z.string(),
  full_address: z.string(),
  landmark: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  location: locationSchema.nullable(),
  type: z.enum(['home', 'work', 'other']),
  is_default: z.boolean(),
});

/** The token by which an account recognises the device; sent back in the header `X-Device`. */
const deviceSchema = z.string().optional();

export const sessionAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  token: z.string(),
  user: userSchema,
  device: deviceSchema,
});

export const signupAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  user: userSchema,
  request: z.string(),
});

export const codeSentSchema = acknowledgementSchema.extend({ request: z.string() });

export const passwordResetSchema = acknowledgementSchema.extend({ device: deviceSchema });

export const profileAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  user: profileSchema,
});

/** Fields by purpose. verify and sign_in: `token`, `user` and `device`; reset: `reset_token`. */
export const verifyOtpAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  token: z.string().optional(),
  user: userSchema.optional(),
  device: deviceSchema,
  reset_token: z.string().optional(),
});

export type User = z.infer<typeof userSchema>;
export type Profile = z.infer<typeof profileSchema>;
export type Address = z.infer<typeof addressSchema>;
export type AddressFields = z.infer<typeof addressFieldsSchema>;
export type Location = z.infer<typeof locationSchema>;
export type AddressBody = z.input<typeof addressBodySchema>;
/** Purposes of codes; only those in `otpPurposes` can be requested by anybody. */
export type OtpPurpose =
  | (typeof otpPurposes)[number]
  | 'bank_account'
  | 'email_change'
  | 'cash_order';
