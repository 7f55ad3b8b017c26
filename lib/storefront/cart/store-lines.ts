import type { CartItem } from '@/lib/contract/schemas/cart';
import type { PricedLine } from './price-break-up';

/** The lines of one store, and their sum in rupees. */
export type StoreLines = { store: CartItem['store']; items: CartItem[]; goods: number };

/** Groups lines by the store that sends them, in the order in which the stores first appear. */
export function byStore(items: CartItem[]): StoreLines[] {
  const groups = new Map<number, StoreLines>();
  for (const item of items) {
    const group = groups.get(item.store.id) ?? { store: item.store, items: [], goods: 0 };
    group.items.push(item);
    group.goods += item.line_total;
    groups.set(item.store.id, group);
  }
  return [...groups.values()];
}

/** Returns the lines in the shape that `breakUp` takes. */
export const pricedLines = (items: CartItem[]): PricedLine[] =>
  items.map(({ product: { mrp }, unit_price, quantity }) => ({ mrp, unit_price, quantity }));

/** True if the stock covers the line's quantity. */
export const isOrderable = ({ product, quantity }: CartItem) => quantity <= product.quantity;
