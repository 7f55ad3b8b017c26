import { recallInTab, rememberInTab } from '../browser/tab-memory';

/**
 * The cart lines chosen for checkout, held in memory (specification §4) and, so that a reload never
 * orders more than was chosen, for this tab. Everything is chosen until the shopper says otherwise:
 * what is kept is what they left out.
 */
const name = 'left-out';
/** What was left out before a product was bought alone. */
const formerName = 'left-out-before';
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
  rememberInTab(formerName, undefined);
  const next = new Set(leftOutLines());
  for (const id of ids) {
    if (chosen) next.delete(id);
    else next.add(id);
  }
  keepLeftOut(next);
}

/** Chooses the lines of one product alone, which is bought at once, until `restoreChoice`. */
export function chooseOnly(productId: number, lines: { id: number; product: { id: number } }[]) {
  if (!recallInTab(formerName)) rememberInTab(formerName, [...leftOutLines()]);
  keepLeftOut(new Set(lines.filter(({ product }) => product.id !== productId).map(({ id }) => id)));
}

/** Chooses again what was chosen before a product was bought alone, once its shopper is back in the cart. */
export function restoreChoice(): void {
  const former = recallInTab<number[]>(formerName);
  if (!former) return;
  rememberInTab(formerName, undefined);
  keepLeftOut(new Set(former));
}

function keepLeftOut(next: ReadonlySet<number>): void {
  leftOut = next;
  rememberInTab(name, [...next]);
  for (const listener of listeners) listener();
}
