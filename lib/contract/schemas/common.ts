import { z } from 'zod';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { latinDigits } from '@/lib/text/digits';
import { normalised } from '@/lib/text/normalised';
import { labelText } from './numbers/identifier-text';

// The content security policy forbids `eval`, which zod would try; this must run before any schema is created.
if (typeof window !== 'undefined') z.config({ jitless: true });

/** Returns the schema of a raw text of at most four times the length, because normalising can shorten it. */
const unread = (max: number, required?: string) =>
  z.string(required ? { error: required } : undefined).max(max * 4, 'too_long');

/** Normalises a text to one line: NFC, trimmed, without control characters. */
const asLine = (max: number) => (value: string) =>
  normalised(value, max * 4)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();

/**
 * Normalises a text with line breaks: NFC, trimmed, without matches of `removed`, by default other control
 * characters.
 */
export const asLines =
  (max: number, removed: RegExp = /[^\P{Cc}\n]|\p{Cs}/gu) =>
  (value: string) =>
    normalised(value, max * 4)
      .replace(/\r\n?/g, '\n')
      .replace(removed, ' ')
      .trim();

/**
 * Returns the schema of a bounded, trimmed, NFC-normalised single-line text. Its messages, like all of the
 * contract's, are keys under `validation` in messages/*.json.
 */
export const line = (max: number, required = 'required') =>
  unread(max, required)
    .transform(asLine(max))
    .pipe(z.string().min(1, required).max(max, 'too_long'));

/** Returns the schema of a line that may be empty. */
export const emptyLine = (max: number) =>
  unread(max).transform(asLine(max)).pipe(z.string().max(max, 'too_long'));

/** Returns the schema of a line that may be absent or empty; both become undefined. */
export const optionalLine = (max: number) =>
  emptyLine(max)
    .transform((value) => value || undefined)
    .optional();

/** Returns the schema of a text that keeps line breaks, with at most one consecutive empty line. */
const lines = (max: number) =>
  unread(max, 'required')
    .transform(asLines(max))
    .transform((value) => value.replace(/\n{3,}/g, '\n\n'))
    .pipe(z.string().max(max, 'too_long'));

/** Returns the schema of a required text with line breaks. */
export const longText = (max: number, required = 'required') =>
  lines(max).pipe(z.string().min(1, required));

/** Returns the schema of an optional text with line breaks. */
export const optionalText = (max: number) =>
  lines(max)
    .transform((value) => value || undefined)
    .optional();

/*
 * An invalid query value falls back to the default. `meta` repeats the type, because the generator of
 * /api/openapi.json does not see through `catch`.
 */
export const langSchema = z
  .enum(locales)
  .catch(defaultLocale)
  .meta({ type: 'string', enum: [...locales] });

/** A number in input; in paths and queries it is text. */
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

/** Returns the schema of a query parameter with one of these values; undefined if invalid. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .enum(values)
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: [...values] });

type Sorting<Name extends string> = Name | `-${Name}`;

/** Returns the schema of a sort order: one of these names, with `-` before it if descending. */
export const sortedBy = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  oneOf([...names, ...names.map((name) => `-${name}`)] as unknown as readonly [
    Sorting<Names[number]>,
    ...Sorting<Names[number]>[],
  ]);

/** A day in India as a query parameter: `2026-11-25`. */
export const queryDay = z.iso
  .date()
  .optional()
  .catch(undefined)
  .meta({ type: 'string', format: 'date' });

/** Returns the schema of a query number between two bounds; undefined if invalid. */
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

/** Free search text: repeated parameters are joined, invisible characters removed, length is bounded. */
export const searchTextSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => labelText([given].flat().join(' '), 1000))
  .optional()
  .catch(undefined)
  .meta({ type: 'string' });

/**
 * A cart or order quantity, which specification §5 sends as a string. Any whole number is valid here; the
 * service checks the stock and returns the available quantity.
 */
export const quantitySchema = z
  .union([z.string().max(40), z.number()], { error: 'quantity' })
  .transform((value) => latinDigits(String(value)).trim())
  .pipe(z.string().regex(/^-?\d+$/, 'quantity'))
  .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER));

/** A slug, code or name for a lookup; an invalid one finds nothing. */
export const keySchema = z
  .string()
  .transform((value) => value.slice(0, 300).replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD'));

/** A row's id: a whole number from 1; in paths and queries digits only. */
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

/** Returns the schema of `{ success: true, data }`, the answer of most calls. */
export const answer = <Data extends z.core.SomeType>(data: Data) =>
  z.object({ success: z.literal(true), message: z.string().optional(), data });

export const acknowledgementSchema = z.object({
  success: z.literal(true),
  message: z.string().optional(),
});

export type Answer<Data> = { success: true; message?: string; data: Data };
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;
