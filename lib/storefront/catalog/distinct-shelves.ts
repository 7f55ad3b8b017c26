type Shown = { id: number; listing: { id: number } | null };

/** Stable for all colours and sizes of one listing. */
export const listingKey = ({ id, listing }: Shown): string =>
  listing ? `listing ${listing.id}` : `product ${id}`;

/**
 * Shares products out to shelves in their order: each listing stands once, on the first shelf that has it.
 * @param lists what each shelf could show, best first, and how many it has room for
 * @param least a shelf with fewer stays empty, and leaves what it would have shown to those after it
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
