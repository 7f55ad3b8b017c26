import { recallInTab, rememberInTab } from '../browser/tab-memory';

/**
 * The cart lines chosen for checkout, held in memory (specification §4) and, so that a reload never
 * orders more than was chosen, for this tab. Everything is chosen until the shopper says otherwise:
 * what is kept is what they left out.
 */
const name = 'left-out';
let leftOut: ReadonlySet<number> | undefined;
const listeners = new Set<() => void>();

export function leftOutLines(): ReadonlySet<number> {
  leftOut ??= new Set(recallInTab<number[]>(name) ?? []);
  return leftOut;
}

export function subscribeToSelection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chooseLines(ids: number[], chosen: boolean): void {
  const next = new Set(leftOutLines());
  for (const id of ids) {
    if (chosen) next.delete(id);
    else next.add(id);
  }
  keepLeftOut(next);
}

/** Chooses the lines of one product alone, which is bought at once; the others stay in the cart. */
export function chooseOnly(productId: number, lines: { id: number; product: { id: number } }[]) {
  keepLeftOut(new Set(lines.filter(({ product }) => product.id !== productId).map(({ id }) => id)));
}

function keepLeftOut(next: ReadonlySet<number>): void {
  leftOut = next;
  rememberInTab(name, [...next]);
  for (const listener of listeners) listener();
}
