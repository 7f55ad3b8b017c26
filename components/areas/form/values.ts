import { get, set } from 'react-hook-form';
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
  /** A slug or path, which no keyboard may capitalise or correct. */
  | 'path'
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
  | 'lines'
  /** A value that the field's own `render` changes. */
  | 'own';

export type FormValues = Record<string, unknown>;

/** A field's value in the form and in the body. */
export type Typed = {
  /** A name in the body, or a path such as `value.days.city.min`. */
  name: string;
  kind: Kind;
  /** Sent for an empty field; by default nothing. */
  empty?: null | '';
  /** True if the chosen value is sent as a number. */
  isNumber?: boolean;
  /** Returns the value as the body has it, if that is another than the typed one. */
  read?: (typed: unknown, values: FormValues) => unknown;
  /** False hides the field; a hidden one is sent as empty. */
  when?: (values: FormValues) => boolean;
};

/** Returns a body's values as a form shows them. */
export function typedValues(fields: readonly Typed[], body: object): FormValues {
  const values: FormValues = {};
  for (const { name, kind } of fields) set(values, name, typed(kind, get(body, name)));
  return values;
}

function typed(kind: Kind, value: unknown): unknown {
  if (kind === 'own') return value;
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
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const value = field.when?.(values) === false ? '' : get(values, field.name);
    set(body, field.name, inBody(field, value, values));
  }
  return body;
}

function inBody({ kind, empty, isNumber, read }: Typed, value: unknown, values: FormValues) {
  if (read && value !== '') return read(value, values);
  if (kind === 'own') return value === '' ? empty : value;
  if (kind === 'check') return value === true;
  if (kind === 'several') return value || [];
  if (kind === 'names') return namesIn(value);
  if (kind === 'lines') return textsIn(value, '\n');
  if (kind === 'password') return value || empty;
  const text = String(value ?? '').trim();
  return text ? sent(isNumber ? 'number' : kind, text) : empty;
}

const sent = (kind: Kind, text: string) => {
  if (kind === 'number') return numberIn(text);
  return kind === 'moment' ? fromClock(text) : text;
};

/** A number with commas between its thousands, lakhs and crores, or between all groups of three. */
const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;

/**
 * Parses a typed number in Latin or Devanagari digits, also with `₹`, `%` and commas between its groups; NaN if it is
 * none, such as `2,5`.
 */
export function numberIn(text: string): number {
  const typed = latinDigits(text).replace(/[₹%\s]/g, '');
  if (typed.includes(',') && !grouped.test(typed)) return Number.NaN;
  return Number(typed.replaceAll(',', '') || Number.NaN);
}

/** Splits typed texts by commas or lines. */
export const namesIn = (typed: unknown): string[] => textsIn(typed, /[,،\n]/);

const textsIn = (typed: unknown, between: string | RegExp) =>
  String(typed ?? '')
    .split(between)
    .map((text) => text.trim())
    .filter(Boolean);
