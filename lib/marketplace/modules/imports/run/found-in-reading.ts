import type { RowProblem } from '../../../kernel/db/schema/imports';

/** Faults that do not depend on the store's data. */
export const readFaults: readonly string[] = ['sku_twice', 'too_many_rows', 'open_quote'];

/** Notes about values that were made while reading. */
const readNotes: ReadonlySet<string> = new Set([
  ...[
    'sku_made',
    'sku_with_options',
    'sku_shortened',
    'sku_with_listing',
    'cells_beyond',
    'picture_named',
  ],
]);

/** Returns the faults and the notes among a row's problems that stay when the row is judged again. */
export const foundInReading = (problems: readonly RowProblem[]) => ({
  faults: problems.filter(({ code }) => readFaults.includes(code)),
  notes: problems.filter(({ code }) => readNotes.has(code)),
});
