import { z } from 'zod';
import { emptyLine } from './common';
import { isGstin, isPan } from './numbers/gstin';
import {
  bareCode,
  codeText,
  emailText,
  identifierText,
  labelText,
  longestIdentifier,
  mobileNumberOf,
  readPincode,
} from './numbers/identifier-text';

/*
 * Every identifier of the contract uses one of these schemas, with the forms of the API host: people paste
 * identifiers with invisible characters, other digits and other dashes. `message` is a key under `validation`.
 */

const pasted = (message: string, most = longestIdentifier) =>
  z.string({ error: message }).max(most, message);

/** Returns the schema of an identifier in capitals, without spaces and dashes, that matches the form. */
export const bareCodeSchema = (form: RegExp, message: string) =>
  pasted(message)
    .transform((text) => bareCode(text))
    .pipe(z.string().regex(form, message));

export const pincodeSchema = pasted('pincode').transform((text, context) => {
  const { pincode, fault } = readPincode(text);
  if (pincode !== undefined) return pincode;
  context.addIssue({ code: 'custom', message: fault });
  return z.NEVER;
});

/** An Indian mobile number, reduced to ten digits. */
export const phoneSchema = pasted('phone').transform((text, context) => {
  const digits = mobileNumberOf(text);
  if (digits !== undefined) return digits;
  context.addIssue({ code: 'custom', message: 'phone' });
  return z.NEVER;
});

export const emailSchema = pasted('email', 1000)
  .transform(emailText)
  .pipe(z.string().max(254, 'email').pipe(z.email('email')));

/** A code of six digits from a mail, an SMS or an authenticator app. */
export const otpSchema = bareCodeSchema(/^\d{6}$/, 'otp');

/** A mailed code, checked by the service, which counts wrong codes as attempts. */
export const writtenOtpSchema = pasted('otp').transform((text) => bareCode(text).slice(0, 20));

/** A coupon code: 3 to 20 letters and digits, in capitals. */
export const couponCodeSchema = bareCodeSchema(/^[A-Z0-9]{3,20}$/, 'coupon_code');

export const gstinSchema = bareCodeSchema(/^/, 'gstin').refine(isGstin, 'gstin');
export const panSchema = bareCodeSchema(/^/, 'pan').refine(isPan, 'pan');
export const ifscSchema = bareCodeSchema(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'ifsc');
export const bankAccountNumberSchema = bareCodeSchema(/^\d{9,18}$/, 'account_number');

/** A UPI id in NPCI's format. */
export const upiSchema = pasted('upi_id')
  .transform((text) => identifierText(text))
  .pipe(z.string().regex(/^[\w.-]{2,256}@[a-zA-Z]{2,64}$/, 'upi_id'));

/** The bank's reference of a transfer (UTR). */
export const utrSchema = bareCodeSchema(/^[A-Z0-9]{6,30}$/, 'utr');

/** The bank reference of a manual payment. */
export const paymentReferenceSchema = pasted('required')
  .transform((text) => identifierText(text).replaceAll(' ', ''))
  .pipe(z.string().regex(/^[A-Za-z0-9/-]{4,40}$/, 'payment_reference'));

/** The printed number of an order, an application or a ticket. Any text is valid; an unknown number finds nothing. */
export const printedNumberSchema = z
  .string()
  .max(longestIdentifier)
  .transform((text) => codeText(text).replace(/^#/, ''));

/** The number of an order in a form; an empty text means none. */
export const optionalOrderNumberSchema = pasted('too_long')
  .transform((text) => codeText(text).replace(/^#/, '') || undefined)
  .pipe(z.string().max(40, 'too_long').optional())
  .optional();

/** A courier's AWB number, as the courier writes it. */
export const awbSchema = pasted('awb')
  .transform((text) => identifierText(text))
  .pipe(z.string().min(1, 'awb').max(40, 'too_long'));

/** An AWB number that may be empty or absent. */
export const optionalAwbSchema = pasted('too_long')
  .transform((text) => identifierText(text) || undefined)
  .pipe(z.string().max(40, 'too_long').optional())
  .optional();

/** Returns the schema of a store's SKU code, in any script. */
export const skuSchema = (most: number) =>
  pasted('required', most * 4)
    .transform((text) => labelText(text, most * 4))
    .pipe(z.string().min(1, 'required').max(most, 'too_long'));

/** Returns the schema of a draft's SKU code, which may be empty. */
export const draftSkuSchema = (most: number) =>
  pasted('too_long', most * 4)
    .transform((text) => labelText(text, most * 4))
    .pipe(z.string().max(most, 'too_long'));

/** Returns the schema of a draft's HSN code, GTIN or similar: any form, without spaces and dashes. */
export const draftCodeSchema = (most: number) =>
  pasted('too_long')
    .transform((text) => bareCode(text))
    .pipe(emptyLine(most));

/** An HSN code of 4, 6 or 8 digits. */
export const hsnSchema = bareCodeSchema(/^(?:\d{4}|\d{6}|\d{8})$/, 'hsn');
