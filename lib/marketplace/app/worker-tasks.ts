import { serveTasks } from '../kernel/workers/serve-tasks';
import { readImportRows } from '../modules/imports/run/records';
import { sampleImport } from '../modules/imports/run/sample-task';
import { readMail } from '../modules/support/inbound/mail-reader';

/** The tasks of separate threads by name: everything that reads external files. */
serveTasks({
  'import-sample': sampleImport,
  'inbound-mail': readMail,
  'import-rows': readImportRows,
});
