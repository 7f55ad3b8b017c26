import { TaskRefused } from '../../../kernel/workers/errors';

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
