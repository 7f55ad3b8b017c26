/**
 * The sheet of filters on a phone: one for the whole page, so that it stays open while the list behind it
 * changes. While it is open it has a history entry of its own, the list's address with this hash: going
 * back closes it and leaves the list as it was before.
 */
export const sheetHash = '#filters';

const listeners = new Set<() => void>();
let open = false;
/** Whether the entry carries a choice, or was not made by us, and so must stay. */
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

/** Opens it where the page was loaded with its hash. */
export function adoptSheet(): void {
  if (window.location.hash === sheetHash) follow();
}

/** The address, in the sheet's own entry, of a list that was chosen in it. */
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
