'use client';

import type { ReactNode } from 'react';
import { type ImportSide, ImportSideProvider } from '@/components/areas/imports/side';
import { Writes } from '@/components/seller/ui/writes';
import {
  applyImport,
  cancelImport,
  fillImportRows,
  getImportReport,
  importFiles,
  listImports,
  retryImport,
  undoImport,
  uploadImport,
} from '@/lib/api/seller/imports';
import { sellerKeys } from '@/lib/seller/cache';

const side: ImportSide = {
  home: '/seller/imports',
  mapsColumns: true,
  Writes,
  keys: sellerKeys,
  list: listImports,
  report: getImportReport,
  upload: uploadImport,
  apply: applyImport,
  fill: fillImportRows,
  retry: retryImport,
  undo: undoImport,
  cancel: cancelImport,
  template: importFiles.template,
  toCorrect: importFiles.toCorrect,
};

/** Around imports of the store. */
export function SellerImports({ children }: { children: ReactNode }) {
  return <ImportSideProvider side={side}>{children}</ImportSideProvider>;
}
