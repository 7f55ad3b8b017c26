'use client';

import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** The imports shown: a store's, or those of operators for all stores. */
export type ImportSide = {
  area: 'seller' | 'operator';
  /** True if the columns are matched before the check, and rows that lack a field can be filled. */
  mapsColumns: boolean;
  /** Wraps controls that change data. */
  Writes: ComponentType<{ children: ReactNode }>;
};

const Side = createContext<ImportSide | undefined>(undefined);

export function ImportSideProvider({ side, children }: { side: ImportSide; children: ReactNode }) {
  return <Side value={side}>{children}</Side>;
}

/**
 * Returns the side of the surrounding `ImportSideProvider`.
 * @throws outside of `ImportSideProvider`
 */
export function useImportSide(): ImportSide {
  const side = useContext(Side);
  if (!side) throw new Error('useImportSide needs an ImportSideProvider');
  return side;
}
