import type { RowAsk, RowProblem } from '../../../kernel/db/schema/imports';
import type { Catalogue } from './catalogue';
import { type Choices, noChoices } from './choices';
import { isExcelError } from './excel-damage';
import type { RowFields } from './row-fields';
import { byScript } from './scripts';
import { type RowValues, readers, type ValueField } from './value-readers';

/** Fields without which a SKU is refused if their cell is unreadable. */
const hard: ReadonlySet<ValueField> = new Set(['sku', 'mrp', 'price', 'stock']);
/** Findings that do not keep a row back: the value is taken in part, or as if its cell were empty. */
const soft: ReadonlySet<string> = new Set([
  ...[
    'currency',
    'price_zero',
    'price_on_request',
    'amount_range',
    'amount_rounded',
    'stock_oversold',
    'stock_rounded',
  ],
]);

export type ReadValues = {
  values: RowValues;
  /** Problems that keep the row back. */
  problems: RowProblem[];
  /** Parts left out or cut; the rest of the row counts. */
  notes: RowProblem[];
  asks: RowAsk[];
};

/** Reads the texts of a row; an empty cell has no value. */
export function readValues(
  fields: RowFields,
  catalogue: Catalogue,
  choices: Choices = noChoices,
  storeName = '',
): ReadValues {
  const values: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  const notes: RowProblem[] = [];
  const asks: RowAsk[] = [];
  const currency = (fields.currency ?? '').slice(0, 20);
  const reading = { catalogue, choices, currency, storeName, fields };
  const texts = byScript(fields);
  for (const field of Object.keys(readers) as ValueField[]) {
    const given = texts[field];
    if (!given) continue;
    if (hard.has(field) && field !== 'sku' && isExcelError(given)) {
      notes.push({ field, code: 'excel_error', params: { shown: given.trim() } });
      continue;
    }
    const { value, fault, ask } = readers[field](given, reading);
    if (value !== undefined) values[field] = value;
    if (ask && !asks.some((one) => one.kind === ask.kind && one.value === ask.value))
      asks.push(ask);
    if (!fault) continue;
    const isHard = hard.has(field) && !soft.has(fault.code);
    (isHard ? problems : notes).push({ field, ...fault });
  }
  return { values: values as RowValues, problems, notes, asks };
}
