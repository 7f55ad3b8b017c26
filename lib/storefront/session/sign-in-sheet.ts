/** True while the sheet that asks a visitor to sign in is open over the page. */
let open = false;
const listeners = new Set<() => void>();

export const signInSheet = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOpen: () => open,
  open: () => set(true),
  close: () => set(false),
};

function set(next: boolean): void {
  if (open === next) return;
  open = next;
  for (const listener of listeners) listener();
}
