import { whenForgotten } from '../browser/stored';
import { recallInTab, rememberInTab } from '../browser/tab-memory';

/**
 * The cart lines chosen for checkout, held in memory (specification §4) and in this tab's storage, so that a
 * reload never orders more than was chosen. All lines are chosen by default; the storage holds the lines left
 * out.
 */
const name = 'left-out';
/** The lines left out before a product was bought alone. */
const formerName = 'left-out-before';
let leftOut: ReadonlySet<number> | undefined;
const listeners = new Set<() => void>();

whenForgotten(() => {
  leftOut = undefined;
  for (const listener of listeners) listener();
});

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

/** Chooses only the lines of a product that is bought at once, until `restoreChoice`. */
export function chooseOnly(productId: number, lines: { id: number; product: { id: number } }[]) {
  if (!recallInTab(formerName)) rememberInTab(formerName, [...leftOutLines()]);
  keepLeftOut(new Set(lines.filter(({ product }) => product.id !== productId).map(({ id }) => id)));
}

/** Restores the choice from before a product was bought alone, once the shopper is back in the cart. */
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
