/** What a shopper had open in a list's filters when a choice led to another list. */
type ListState = { focusKey?: string; open: (string | undefined)[]; scrolled: number };

let saved: ListState | undefined;

const groups = (frame: Element) =>
  frame.querySelectorAll<HTMLDetailsElement>('details[data-group]');
const panel = (frame: Element) => frame.querySelector('[data-scrolls]');

/** Saves the focus, the open groups and the scroll position of the panel before a navigation. */
export function saveListState(frame: Element, picked: HTMLElement): void {
  saved = {
    focusKey: picked.dataset.focusKey,
    open: [...groups(frame)].filter(({ open }) => open).map(({ dataset }) => dataset.group),
    scrolled: panel(frame)?.scrollTop ?? 0,
  };
}

/** Restores them in the list that follows, once. */
export function restoreListState(frame: Element): void {
  if (!saved) return;
  const { focusKey = '', open, scrolled } = saved;
  saved = undefined;
  for (const group of groups(frame)) group.open = open.includes(group.dataset.group);
  panel(frame)?.scrollTo({ top: scrolled, behavior: 'instant' });
  const now = document.activeElement;
  // A sheet that opens anew focuses its close button.
  const isFocused = now instanceof HTMLElement && frame.contains(now) && !now.dataset.sheet;
  if (isFocused) return;
  const same = frame.querySelector<HTMLElement>(`[data-focus-key="${CSS.escape(focusKey)}"]`);
  // In a menu that has closed, its button stands for it.
  const button = same?.closest('details:not([open])')?.querySelector('summary');
  (button ?? same ?? frame.querySelector<HTMLElement>('[data-results]'))?.focus({
    preventScroll: true,
  });
}
