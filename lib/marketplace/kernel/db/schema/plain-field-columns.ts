import { text } from 'drizzle-orm/pg-core';
import {
  type Camel,
  camel,
  type PlainField,
  type PlainValues,
  plainFieldRows,
  type plainFields,
} from '@/lib/contract/schemas/seller/plain-fields';

const filled = <Value extends string>(start: Value) =>
  text().$type<Value>().notNull().default(start);
const empty = () => text();

type ColumnOf<Name extends PlainField> = (typeof plainFields)[Name] extends { start: string }
  ? ReturnType<typeof filled<PlainValues[Name]>>
  : ReturnType<typeof empty>;

/** Returns the columns of `products` for the plain fields of its listing; null for empty fields. */
export const plainFieldColumns = () =>
  Object.fromEntries(
    plainFieldRows.map(([name, { start }]) => [
      camel(name),
      start === undefined ? empty() : filled(start),
    ]),
  ) as { [Name in PlainField as Camel<Name>]: ColumnOf<Name> };

type Stored = {
  [Name in PlainField as Camel<Name>]: (typeof plainFields)[Name] extends { start: string }
    ? PlainValues[Name]
    : string | null;
};

/** Converts the plain fields of a document to columns. */
export const toColumns = (values: PlainValues): Stored =>
  Object.fromEntries(
    plainFieldRows.map(([name, { start }]) => [
      camel(name),
      start === undefined ? values[name] || null : values[name],
    ]),
  ) as Stored;

/** Converts columns to the plain fields of a document. */
export const fromColumns = (row: Stored): PlainValues =>
  Object.fromEntries(plainFieldRows.map(([name]) => [name, row[camel(name)] ?? ''])) as PlainValues;
