/**
 * The sheet of filters on a phone. The whole page shares one sheet, so that it stays open while the list behind
 * it changes. While open it has its own history entry, the list's address with this hash: going back closes the
 * sheet and restores the former list.
 */
export const sheetHash = '#filters';

const listeners = new Set<() => void>();
let open = false;
/** True if the history entry carries a choice, or was not made by `openSheet`, and so must stay. */
let keep = false;

function set(next: boolean) {
  if (open === next) return;
  open = next;
  for (const listener of listeners) listener();
}

const follow = () => {
  keep = true;
  set(window.location.hash === sheetHash);
};

export function subscribeToSheet(listener: () => void): () => void {
  if (!listeners.size) window.addEventListener('popstate', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (!listeners.size) window.removeEventListener('popstate', follow);
  };
}

export const isSheetOpen = () => open;

export function openSheet(): void {
  window.history.pushState(null, '', sheetHash);
  keep = false;
  set(true);
}

/** Opens the sheet if the page was loaded with its hash. */
export function adoptSheet(): void {
  if (window.location.hash === sheetHash) follow();
}

/** Returns the address of a list chosen in the sheet, with the sheet's hash. */
export function addressInSheet(href: string): string {
  keep = true;
  return href + sheetHash;
}

export function closeSheet(): void {
  if (!open) return;
  set(false);
  if (window.location.hash !== sheetHash) return;
  const { pathname, search } = window.location;
  if (keep) window.history.replaceState(null, '', pathname + search);
  else window.history.back();
}
