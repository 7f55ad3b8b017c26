/**
 * Shares products out to shelves in their order: each product stands once, on the first shelf that has it.
 * @param lists what each shelf could show, best first, and how many it has room for
 * @param least a shelf with fewer stays empty, and leaves what it would have shown to those after it
 */
export function distinctShelves<Product extends { id: number }>(
  lists: { products: readonly Product[]; room: number }[],
  least: number,
): Product[][] {
  const shown = new Set<number>();
  return lists.map(({ products, room }) => {
    const own = products.filter(({ id }) => !shown.has(id)).slice(0, room);
    if (own.length < least) return [];
    for (const { id } of own) shown.add(id);
    return own;
  });
}
