'use client';

import type { ReactNode } from 'react';
import { type ImportSide, ImportSideProvider } from '@/components/areas/imports/side';
import { Writes } from '@/components/seller/ui/writes';

const side: ImportSide = { area: 'seller', mapsColumns: true, Writes };

/** Provides the side of the store's imports. */
export function SellerImports({ children }: { children: ReactNode }) {
  return <ImportSideProvider side={side}>{children}</ImportSideProvider>;
}
