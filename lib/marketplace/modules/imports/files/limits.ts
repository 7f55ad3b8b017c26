import { TaskRefused } from '../../../kernel/workers/errors';

const megabyte = 1024 * 1024;

/** What an uploaded file may hold; sizes in bytes. */
export const fileLimits = {
  rows: 50_000,
  /** Amazon's flat files have three hundred and more. */
  columns: 500,
  /** Characters of a cell; a description has at most 10,000. */
  cell: 20_000,
  /** Of a line of a CSV file, and of the cells of any row together. */
  line: megabyte,
  /** Characters of all cells together: one text of a workbook can stand in any number of them. */
  text: 150_000_000,
  /** Of all rows as they are kept: what a product's first row says stands in each of its SKUs' rows. */
  kept: 300_000_000,
  /** Lines and rows, with empty ones: as many as a sheet of Excel has. */
  lines: 1_048_576,
  /** Of elements within each other in a part of an XLSX file; Excel's own come to a dozen. */
  depth: 64,
  /** Bytes of XML between two elements or texts. */
  silence: 4 * megabyte,
  /** Characters of all texts that a workbook's cells share, and how many such texts. */
  shared: 60_000_000,
  sharedTexts: 2_000_000,
  /** Characters of a file's path in a ZIP. */
  path: 500,
  /** Of all files of a ZIP together, unpacked. */
  unpacked: 400 * megabyte,
  entries: 5_000,
  /** Unpacked to packed, of any file in a ZIP above a megabyte. */
  ratio: 200,
  /** Of a table inside a ZIP, and of any part of an XLSX file. */
  table: 150 * megabyte,
  /** First rows that the mapping is guessed by, and how many of them are shown. */
  sample: 20,
  shown: 3,
};

/** Why a file cannot be read, as a key under `api`. */
export type RefusalCode =
  | 'import_type'
  | 'import_old_excel'
  | 'import_empty'
  | 'import_too_many_rows'
  | 'import_too_many_columns'
  | 'import_broken'
  | 'import_bomb'
  | 'import_locked';

/** A file that cannot be imported at all, whatever its rows say. */
export class FileRefused extends TaskRefused {
  constructor(code: RefusalCode) {
    super(code);
    this.name = 'FileRefused';
  }
}

/** A row of a table as texts, with its number as a spreadsheet shows it. */
export type SourceRow = { number: number; cells: string[] };
