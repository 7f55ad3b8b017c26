import { readImportRows } from '../sellers/imports/run/rows-task';
import { sampleImport } from '../sellers/imports/run/sample-task';
import { readMail } from '../support/inbound/mail-reader';
import { serveTasks } from './serve-tasks';

/** What is done in a thread of its own, by name: everything that reads outside files. */
serveTasks({
  'import-sample': sampleImport,
  'inbound-mail': readMail,
  'import-rows': readImportRows,
});
