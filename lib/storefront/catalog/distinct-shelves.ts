type Shown = { id: number; listing: { id: number } | null };

/** Returns a key that all colours and sizes of one listing share. */
export const listingKey = ({ id, listing }: Shown): string =>
  listing ? `listing ${listing.id}` : `product ${id}`;

/**
 * Distributes products to shelves in order: each listing appears once, on the first shelf that has it.
 * @param lists candidates of each shelf, best first, and its room
 * @param least a shelf with fewer products stays empty, and leaves its products to later shelves
 */
export function distinctShelves<Product extends Shown>(
  lists: { products: readonly Product[]; room: number }[],
  least: number,
): Product[][] {
  const shown = new Set<string>();
  return lists.map(({ products, room }) => {
    const own = products.filter((each) => !shown.has(listingKey(each))).slice(0, room);
    if (own.length < least) return [];
    for (const each of own) shown.add(listingKey(each));
    return own;
  });
}
