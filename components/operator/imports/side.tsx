'use client';

import { Fragment, type ReactNode } from 'react';
import { type ImportSide, ImportSideProvider } from '@/components/areas/imports/side';
import {
  applyImport,
  cancelImport,
  getImportReport,
  importFiles,
  listImports,
  retryImport,
  undoImport,
  uploadImport,
} from '@/lib/api/operators/imports';
import { operatorKeys } from '@/lib/operator/cache';

const side: ImportSide = {
  home: '/operator/imports',
  mapsColumns: false,
  Writes: Fragment,
  keys: operatorKeys,
  list: listImports,
  report: getImportReport,
  upload: uploadImport,
  apply: applyImport,
  retry: retryImport,
  undo: undoImport,
  cancel: cancelImport,
  template: importFiles.template,
  toCorrect: importFiles.toCorrect,
};

/** Around imports for all stores. */
export function MarketImports({ children }: { children: ReactNode }) {
  return <ImportSideProvider side={side}>{children}</ImportSideProvider>;
}
