/**
 * The cart lines chosen for checkout, held in memory only (specification §4). Everything is chosen
 * until the shopper says otherwise, so what is kept is what they left out.
 */
let leftOut: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

export const leftOutLines = () => leftOut;

export function subscribeToSelection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chooseLines(ids: number[], chosen: boolean): void {
  const next = new Set(leftOut);
  for (const id of ids) {
    if (chosen) next.delete(id);
    else next.add(id);
  }
  leftOut = next;
  for (const listener of listeners) listener();
}
