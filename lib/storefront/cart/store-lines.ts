import type { CartItem } from '@/lib/api/schemas/cart';

/** The lines of one store, and what they cost together in rupees. */
export type StoreLines = { store: CartItem['store']; items: CartItem[]; goods: number };

/** Lines by the store that sends them, in the order in which the stores first appear. */
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

/** What the lines cost less than their MRP, in rupees. */
export function savedOnMrp(items: CartItem[]): number {
  return items.reduce(
    (saved, { product, unit_price, quantity }) =>
      saved + Math.max(0, product.mrp - unit_price) * quantity,
    0,
  );
}

/** Whether the stock covers the line's quantity. */
export const isOrderable = ({ product, quantity }: CartItem) => quantity <= product.quantity;
