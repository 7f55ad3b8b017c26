/**
 * A choice in a list leads to another list, and the page between them may be built anew. What the
 * shopper was at is found again there: the focus, the open groups and how far the panel was scrolled.
 */
type Place = { pick?: string; open: (string | undefined)[]; scrolled: number };

let left: Place | undefined;

const groups = (frame: Element) =>
  frame.querySelectorAll<HTMLDetailsElement>('details[data-group]');
const panel = (frame: Element) => frame.querySelector('[data-scrolls]');

export function leave(frame: Element, picked: HTMLElement): void {
  left = {
    pick: picked.dataset.pick,
    open: [...groups(frame)].filter(({ open }) => open).map(({ dataset }) => dataset.group),
    scrolled: panel(frame)?.scrollTop ?? 0,
  };
}

export function resume(frame: Element): void {
  if (!left) return;
  const { pick = '', open, scrolled } = left;
  left = undefined;
  for (const group of groups(frame)) group.open = open.includes(group.dataset.group);
  panel(frame)?.scrollTo({ top: scrolled, behavior: 'instant' });
  const now = document.activeElement;
  // A sheet that opens anew puts the focus on its way out.
  const settled = now instanceof HTMLElement && frame.contains(now) && !now.dataset.sheet;
  if (settled) return;
  const same = frame.querySelector<HTMLElement>(`[data-pick="${CSS.escape(pick)}"]`);
  (same ?? frame.querySelector<HTMLElement>('[data-results]'))?.focus({ preventScroll: true });
}
