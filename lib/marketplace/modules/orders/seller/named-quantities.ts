import type { z } from 'zod';
import type { namedItemsSchema } from '@/lib/contract/schemas/seller/shipments';
import { InvalidFields } from '../../../kernel/errors';
import type { ItemRow } from '../queries';

export type NamedItems = z.output<typeof namedItemsSchema>;

/**
 * Returns quantities by item id; without a quantity all that is left of the item.
 * @throws {InvalidFields} items.n: item_elsewhere, item_twice
 */
export function namedQuantities(items: NamedItems, own: readonly ItemRow[]): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const [at, { id, sku, quantity }] of items.entries()) {
    const item = own.find((each) => (id === undefined ? each.sku === sku : each.id === id));
    if (!item) throw new InvalidFields({ [`items.${at}`]: 'item_elsewhere' });
    if (quantities.has(item.id)) throw new InvalidFields({ [`items.${at}`]: 'item_twice' });
    quantities.set(item.id, quantity ?? item.quantity - item.cancelledQuantity);
  }
  return quantities;
}
