/** The product that was just put into the cart, and a note about its price. */
export type Added = { productId: number; note: string | undefined };

let shown: Added | undefined;
const listeners = new Set<() => void>();

function set(next: Added | undefined): void {
  if (shown === next) return;
  shown = next;
  for (const listener of listeners) listener();
}

/** The cart beside the page, which opens on wide screens after something was put into it. */
export const sideCart = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: () => shown,
  /** Opens it if the screen has room for it; returns whether it has. */
  open(added: Added): boolean {
    if (!window.matchMedia?.('(min-width: 64rem)').matches) return false;
    set(added);
    return true;
  },
  close: () => set(undefined),
};
