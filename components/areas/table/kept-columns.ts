'use client';

import { useState } from 'react';
import { recallOnDevice, rememberOnDevice } from '@/lib/storefront/browser/device-memory';

/** The columns and the density of a list in this browser. */
export type Shown = {
  /** Columns that differ from the description: true if shown, false if hidden. */
  columns: Record<string, boolean>;
  /** True for rows of 56 instead of 48 pixels. */
  isComfortable: boolean;
};

type Kept = Record<string, Shown>;

const plain: Shown = { columns: {}, isComfortable: false };

/** The chosen columns and height of a list's rows, kept in this browser. */
export function useKeptColumns(name: string) {
  const [shown, setShown] = useState(() => recallOnDevice<Kept>('lists')?.[name] ?? plain);
  function keep(next: Shown) {
    setShown(next);
    rememberOnDevice('lists', { ...recallOnDevice<Kept>('lists'), [name]: next });
  }
  return [shown, keep] as const;
}
