import { latinDigits } from '@/lib/text/digits';
import { clockOf, fromClock } from '@/lib/time/india';

/** The way a field of a body is typed and sent. Numbers and rupees are numbers in the body, moments ISO 8601. */
export type Kind =
  | 'line'
  | 'mail'
  | 'phone'
  /** Digits that are no number, such as a pincode. */
  | 'digits'
  | 'url'
  | 'password'
  /** Six digits of an authenticator app. */
  | 'code'
  | 'text'
  | 'number'
  | 'moment'
  | 'day'
  | 'choice'
  | 'check'
  /** Any of the options. */
  | 'several'
  /** Texts separated by commas. */
  | 'names'
  /** One text a line. */
  | 'lines';

type Typed = {
  name: string;
  kind: Kind;
  /** Sent for an empty field; by default nothing. */
  empty?: null | '';
  /** True if the chosen value is sent as a number. */
  isNumber?: boolean;
};

export type FormValues = Record<string, string | boolean | string[]>;

/** Returns a body's values as a form shows them. */
export function typedValues(fields: readonly Typed[], body: object): FormValues {
  const values = body as Record<string, unknown>;
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, typed(kind, values[name])] as const),
  );
}

function typed(kind: Kind, value: unknown): FormValues[string] {
  if (kind === 'check') return value === true;
  if (kind === 'several') return (value ?? []) as string[];
  if (value === null || value === undefined) return '';
  if (kind === 'moment') return clockOf(String(value));
  if (kind === 'names') return (value as readonly string[]).join(', ');
  if (kind === 'lines') return (value as readonly string[]).join('\n');
  return String(value);
}

/** Returns the body for typed values, which the contract's schema checks; wrong numbers are `NaN`. */
export function bodyOf(fields: readonly Typed[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ name, kind, empty, isNumber }) => {
      const value = values[name];
      if (kind === 'check') return [name, value === true];
      if (kind === 'several') return [name, value || []];
      if (kind === 'names') return [name, textsIn(value, /[,\n]/)];
      if (kind === 'lines') return [name, textsIn(value, '\n')];
      if (kind === 'password') return [name, value || undefined];
      const text = String(value ?? '').trim();
      return [name, text ? sent(isNumber ? 'number' : kind, text) : empty];
    }),
  );
}

const sent = (kind: Kind, text: string) => {
  if (kind === 'number') return numberIn(text);
  return kind === 'moment' ? fromClock(text) : text;
};

/** Parses a typed number in Latin or Devanagari digits, also with `,`, `₹` and `%`; NaN if it is none. */
export const numberIn = (text: string): number =>
  Number(latinDigits(text).replace(/[,₹%\s]/g, '') || Number.NaN);

const textsIn = (typed: FormValues[string] | undefined, between: string | RegExp) =>
  String(typed ?? '')
    .split(between)
    .map((text) => text.trim())
    .filter(Boolean);
