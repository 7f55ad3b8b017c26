/** Sends a list in parts of at most `size`, one after another, and returns all results. */
export async function inChunks<Item, Result>(
  items: readonly Item[],
  size: number,
  send: (part: Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += size) {
    results.push(...(await send(items.slice(at, at + size))));
  }
  return results;
}
