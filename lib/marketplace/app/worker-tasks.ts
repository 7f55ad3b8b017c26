import { serveTasks } from '../kernel/workers/serve-tasks';
import { readImportRows } from '../modules/imports/run/records';
import { sampleImport } from '../modules/imports/run/sample-task';
import { readMail } from '../modules/support/inbound/mail-reader';

/** What is done in a thread of its own, by name: everything that reads outside files. */
serveTasks({
  'import-sample': sampleImport,
  'inbound-mail': readMail,
  'import-rows': readImportRows,
});
