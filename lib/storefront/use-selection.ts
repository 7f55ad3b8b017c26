'use client';

import { useSyncExternalStore } from 'react';
import type { CartItem } from '@/lib/api/schemas/cart';
import { chooseLines, leftOutLines, subscribeToSelection } from './selection';

const nothing: ReadonlySet<number> = new Set();

/** Which of the cart's lines the shopper wants to check out now. */
export function useSelection(items: CartItem[]) {
  const leftOut = useSyncExternalStore(subscribeToSelection, leftOutLines, () => nothing);
  const chosen = items.filter(({ id }) => !leftOut.has(id));
  return {
    chosen,
    isChosen: ({ id }: CartItem) => !leftOut.has(id),
    choose: (lines: CartItem[], wanted: boolean) =>
      chooseLines(
        lines.map(({ id }) => id),
        wanted,
      ),
  };
}
