'use client';

import { useSyncExternalStore } from 'react';
import type { CartItem } from '@/lib/contract/schemas/cart';
import { chooseLines, leftOutLines, subscribeToSelection } from './selection.client';

const nothing: ReadonlySet<number> = new Set();

/** Manages the cart lines chosen for checkout; sold-out lines are never chosen. */
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
