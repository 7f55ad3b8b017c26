import { TaskRefused } from '../../../kernel/workers/errors';

const megabyte = 1024 * 1024;

/** Limits of an uploaded file; sizes in bytes. */
export const fileLimits = {
  rows: 100_000,
  /** Amazon's flat files have more than three hundred columns. */
  columns: 500,
  /** Characters of a cell; a description has at most 10,000. */
  cell: 20_000,
  /** Bytes of a line of a CSV file, and of all cells of a row. */
  line: megabyte,
  /** Characters of all cells: one text of a workbook can occur in any number of them. */
  text: 150_000_000,
  /** Characters of all rows as stored: each SKU's row repeats the texts of its product's first row. */
  kept: 300_000_000,
  /** Lines and rows, including empty ones: the maximum of an Excel sheet. */
  lines: 1_048_576,
  /** Nesting of elements in a part of an XLSX file; Excel's own files reach about twelve. */
  depth: 64,
  /** Bytes of XML between two elements or texts. */
  silence: 4 * megabyte,
  /** Characters of a workbook's shared texts, and their number. */
  shared: 60_000_000,
  sharedTexts: 2_000_000,
  /** Characters of a file's path in a ZIP. */
  path: 500,
  /** Bytes of all files of a ZIP, unpacked. */
  unpacked: 600 * megabyte,
  entries: 20_000,
  /** Ratio of unpacked to packed size, for files above a megabyte in a ZIP. */
  ratio: 200,
  /** Bytes of a table inside a ZIP, and of any part of an XLSX file. */
  table: 150 * megabyte,
  /** Number of first rows used to guess the mapping, and of those shown. */
  sample: 20,
  shown: 3,
};

/** The reason why a file cannot be read, as a key under `api`. */
export type RefusalCode =
  | 'storage_full'
  | 'import_type'
  | 'import_old_excel'
  | 'import_empty'
  | 'import_too_many_rows'
  | 'import_too_many_columns'
  | 'import_broken'
  | 'import_bomb'
  | 'import_locked';

/** The error of a file that cannot be imported at all. */
export class FileRefused extends TaskRefused {
  constructor(code: RefusalCode) {
    super(code);
    this.name = 'FileRefused';
  }
}

/** A row of a table as texts, with its number in the spreadsheet. */
export type SourceRow = {
  number: number;
  cells: string[];
  /** The problem of the row as a whole: a key under `import_problems`. */
  fault?: 'open_quote';
};
