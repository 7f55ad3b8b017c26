'use client';

import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type {
  ImportFill,
  ImportList,
  ImportReport,
  RowOutcome,
  SellerImport,
} from '@/lib/api/schemas/seller/imports';
import type { Locale } from '@/lib/i18n/locales';

/** Whose imports are shown: a store's, or those of operators. */
export type ImportSide = {
  /** Path of the list; an import lies below it by its id. */
  home: '/seller/imports' | '/operator/imports';
  /** Whether the columns are matched before the check. */
  mapsColumns: boolean;
  /** Around what changes something. */
  Writes: ComponentType<{ children: ReactNode }>;
  keys: {
    imports: (lang: Locale, page: number) => readonly unknown[];
    importReport: (
      lang: Locale,
      id: number,
      outcome: string,
      page: number,
      state: string,
    ) => readonly unknown[];
  };
  list: (lang: Locale, page: number) => Promise<ImportList>;
  report: (
    lang: Locale,
    id: number,
    rows: { outcome: RowOutcome } | { problem: string },
    page: number,
  ) => Promise<ImportReport>;
  /** Fills a field of rows that lack it; only where the side can. */
  fill?: (lang: Locale, id: number, fill: ImportFill) => Promise<SellerImport>;
  upload: (lang: Locale, file: File, onProgress: (part: number) => void) => Promise<{ id: number }>;
  apply: (lang: Locale, id: number) => Promise<SellerImport>;
  retry: (lang: Locale, id: number) => Promise<SellerImport>;
  /** Takes back what an import has changed. */
  undo: (lang: Locale, id: number) => Promise<SellerImport>;
  cancel: (lang: Locale, id: number) => Promise<SellerImport>;
  /** Address of an empty file to fill in. */
  template: (lang: Locale, format: 'xlsx' | 'csv') => string;
  /** Address of the faulty rows. */
  toCorrect: (lang: Locale, id: number) => string;
};

const Side = createContext<ImportSide | undefined>(undefined);

export function ImportSideProvider({ side, children }: { side: ImportSide; children: ReactNode }) {
  return <Side value={side}>{children}</Side>;
}

/** @throws outside of `ImportSideProvider` */
export function useImportSide(): ImportSide {
  const side = useContext(Side);
  if (!side) throw new Error('useImportSide needs an ImportSideProvider');
  return side;
}
