export { beginMarketImport } from './all-stores/service';
export { marketTemplate } from './all-stores/template';
export { readCatalogue } from './check/catalogue';
export { cleanUpImports } from './clean-up';
export { download, tableFile } from './download';
export { exportAllRows, exportRows } from './exports/export-rows';
export { findImport, listImports, readImport, toImport, valuesOf } from './queries';
export { fileToCorrect, reportOf } from './report';
export { importMail } from './run/import-mail';
export { registerImportMails } from './run/import-messages';
export { runImports } from './run/runner';
export {
  applyImport,
  beginImport,
  cancelImport,
  chooseValues,
  fillRows,
  mapImport,
  refuseTooMany,
  retryImport,
  undoImport,
} from './service';
export { columnWidths, fieldInfo, templateRows, templateSheets } from './template';
export { withUploadedFile } from './upload';
export { stopImports, wakeImports, wakeWaitingImports } from './wake';
