'use client';

import { Fragment, type ReactNode } from 'react';
import { type ImportSide, ImportSideProvider } from '@/components/areas/imports/side';

const side: ImportSide = { area: 'operator', mapsColumns: false, Writes: Fragment };

/** Provides the side of imports for all stores. */
export function MarketImports({ children }: { children: ReactNode }) {
  return <ImportSideProvider side={side}>{children}</ImportSideProvider>;
}
