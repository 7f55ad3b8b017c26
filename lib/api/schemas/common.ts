import { z } from 'zod';
import { latinDigits } from '@/lib/i18n/digits';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { normalised } from '@/lib/security/normalised';

// The content security policy forbids `eval`, which zod would try; must run before any schema is made.
if (typeof window !== 'undefined') z.config({ jitless: true });

/** As many characters as a text may have before it is normalised, which can make it shorter. */
const unread = (max: number, required?: string) =>
  z.string(required ? { error: required } : undefined).max(max * 4, 'too_long');

/** A text on one line: NFC, trimmed, without control characters. */
const asLine = (max: number) => (value: string) =>
  normalised(value, max * 4)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();

/** A text with its line breaks: NFC, trimmed, and without what `removed` finds: other control characters. */
export const asLines =
  (max: number, removed: RegExp = /[^\P{Cc}\n]|\p{Cs}/gu) =>
  (value: string) =>
    normalised(value, max * 4)
      .replace(/\r\n?/g, '\n')
      .replace(removed, ' ')
      .trim();

/**
 * Bounded, trimmed, NFC-normalised single-line text. Its messages, like all of the contract's,
 * are keys under `validation` in messages/*.json.
 */
export const line = (max: number, required = 'required') =>
  unread(max, required)
    .transform(asLine(max))
    .pipe(z.string().min(1, required).max(max, 'too_long'));

/** Like `line`, but may be empty. */
export const emptyLine = (max: number) =>
  unread(max).transform(asLine(max)).pipe(z.string().max(max, 'too_long'));

/** Like `line`, but may be absent or empty, which both read as undefined. */
export const optionalLine = (max: number) =>
  emptyLine(max)
    .transform((value) => value || undefined)
    .optional();

/** Text that keeps the writer's line breaks, at most one empty line in a row. */
const lines = (max: number) =>
  unread(max, 'required')
    .transform(asLines(max))
    .transform((value) => value.replace(/\n{3,}/g, '\n\n'))
    .pipe(z.string().max(max, 'too_long'));

/** Like `line`, but with line breaks. */
export const longText = (max: number, required = 'required') =>
  lines(max).pipe(z.string().min(1, required));

/** Like `optionalLine`, but with line breaks. */
export const optionalText = (max: number) =>
  lines(max)
    .transform((value) => value || undefined)
    .optional();

/*
 * A mistyped query value falls back instead of failing. `meta` says the type again, because the
 * generator of /api/openapi.json does not see through `catch`.
 */
export const langSchema = z
  .enum(locales)
  .catch(defaultLocale)
  .meta({ type: 'string', enum: [...locales] });

/** A number as callers write it: in paths and queries it is text. */
export type Numeric = number | string;

/** `page` from 1 and `limit`, at most 100. */
export const pageQuerySchema = z.object({
  page: z.coerce
    .number<Numeric>()
    .int()
    .min(1)
    .max(10_000)
    .catch(1)
    .default(1)
    .meta({ type: 'integer', minimum: 1 }),
  limit: z.coerce
    .number<Numeric>()
    .int()
    .min(1)
    .max(100)
    .catch(24)
    .default(24)
    .meta({ type: 'integer', minimum: 1, maximum: 100 }),
});

/** A query number between two bounds; undefined if invalid. */
export const queryNumber = (minimum: number, maximum: number) =>
  z.coerce
    .number<Numeric>()
    .min(minimum)
    .max(maximum)
    .optional()
    .catch(undefined)
    .meta({ type: 'number', minimum, maximum });

/** A repeatable query parameter ("any of these"): at most 30 values of at most 100 characters. */
export const queryList = z
  .union([z.string(), z.array(z.string())])
  .transform((given) =>
    [given]
      .flat()
      .slice(0, 30)
      .map((value) =>
        normalised(value, 100)
          .replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD')
          .trim(),
      )
      .filter(Boolean),
  )
  .optional()
  .catch(undefined)
  .meta({ type: 'array', items: { type: 'string' }, maxItems: 30 });

/** Free search text: repeated parameters are joined, control characters become spaces, length is bounded. */
export const searchTextSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((given) =>
    normalised([given].flat().join(' '), 1000)
      .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
      .trim(),
  )
  .optional()
  .catch(undefined)
  .meta({ type: 'string' });

export const pincodeSchema = z
  .string({ error: 'pincode' })
  .max(40, 'pincode')
  .trim()
  .transform(latinDigits)
  .pipe(z.string().regex(/^[1-9]\d{5}$/, 'pincode'));

/** An Indian mobile number, answered as its ten digits. */
export const phoneSchema = z
  .string({ error: 'phone' })
  .max(40, 'phone')
  .transform((value) => latinDigits(value).replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^(?:\+91|91|0)?[6-9]\d{9}$/, 'phone'))
  .transform((value) => value.slice(-10));

export const emailSchema = z
  .string({ error: 'email' })
  .max(1000, 'email')
  .trim()
  .toLowerCase()
  .pipe(z.string().max(254, 'email').pipe(z.email('email')));

/**
 * A cart or order quantity, which specification §5 sends as a string. Any whole number is valid here;
 * the stock is checked by the service, which answers what is available.
 */
export const quantitySchema = z
  .union([z.string().max(40), z.number()], { error: 'quantity' })
  .transform((value) => latinDigits(String(value)).trim())
  .pipe(z.string().regex(/^-?\d+$/, 'quantity'))
  .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER));

/** A slug, code or name to look something up by; invalid ones find nothing. */
export const keySchema = z
  .string()
  .transform((value) => value.slice(0, 300).replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD'));

/** The id of a row: a whole number from 1, in paths and queries written as digits and nothing else. */
export const idSchema = z
  .preprocess(
    (given: Numeric) =>
      typeof given === 'string'
        ? /^[1-9]\d{0,15}$/.test(given)
          ? Number(given)
          : undefined
        : given,
    z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  )
  .meta({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const failureSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});

/** `{ success: true, data }`, the answer most calls give. */
export const answer = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), message: z.string().optional(), data });

export const acknowledgementSchema = z.object({
  success: z.literal(true),
  message: z.string().optional(),
});

export type Answer<Data> = { success: true; message?: string; data: Data };
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;
