'use client';

import { useSyncExternalStore } from 'react';
import type { CartItem } from '@/lib/api/schemas/cart';
import { chooseLines, leftOutLines, subscribeToSelection } from './selection.client';

const nothing: ReadonlySet<number> = new Set();

/** Which of the cart's lines the shopper wants to check out now; never what is sold out. */
export function useSelection(items: CartItem[]) {
  const leftOut = useSyncExternalStore(subscribeToSelection, leftOutLines, () => nothing);
  const isChosen = ({ id, product }: CartItem) => !leftOut.has(id) && product.quantity > 0;
  return {
    chosen: items.filter(isChosen),
    isChosen,
    choose: (lines: CartItem[], wanted: boolean) =>
      chooseLines(
        lines.map(({ id }) => id),
        wanted,
      ),
  };
}
