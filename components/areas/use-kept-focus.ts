import { type RefObject, useEffect } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** An element and its index among its siblings; a path lists them from the focused element up to the root. */
type Place = { element: Element; index: number };

const isShown = (element: Element) => element.isConnected && element.checkVisibility();
const takesFocus = (element: Element) => isShown(element) && !element.matches(':disabled');

/**
 * Keeps the focus near its place when the focused element is removed, hidden or disabled: focuses the control
 * at that place, or the nearest remaining part; after a dialog, the control that opened it.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = root.current;
    if (!within) return;
    let path: Place[] = [];
    let opener: Place[] = [];
    /** The next focus target: page changes caused by the blur must not move the focus elsewhere. */
    let next: Element | undefined;
    const remember = ({ target }: FocusEvent) => {
      next = undefined;
      if (!(target instanceof Element)) return;
      const dialog = target.closest('dialog');
      if (!dialog) opener = [];
      else if (path[0] && !dialog.contains(path[0].element)) opener = path;
      path = pathTo(target, within);
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      next = relatedTarget instanceof Element ? relatedTarget : undefined;
      if (next && !within.contains(next)) path = opener = [];
    };
    const keep = () => {
      const [last] = path;
      if (
        !last ||
        next?.isConnected ||
        document.activeElement !== document.body ||
        takesFocus(last.element)
      )
        return;
      if (opener[0] && takesFocus(opener[0].element) && focus(opener[0].element)) return;
      if (!focusNear(opener)) focusNear(path);
    };
    const changes = new MutationObserver(keep);
    changes.observe(within, {
      childList: true,
      subtree: true,
      attributeFilter: ['open', 'hidden', 'disabled'],
    });
    within.addEventListener('focusin', remember);
    within.addEventListener('focusout', forget);
    return () => {
      changes.disconnect();
      within.removeEventListener('focusin', remember);
      within.removeEventListener('focusout', forget);
    };
  }, [root]);
}

/** Focuses an element in the innermost remaining part; false if there is none. */
function focusNear(path: Place[]): boolean {
  return path.some(
    ({ element }, at) => at > 0 && isShown(element) && focusIn(element, path[at - 1]?.index ?? 0),
  );
}

function pathTo(target: Element, root: Element): Place[] {
  const path: Place[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) {
    path.push({ element, index: [...(element.parentElement?.children ?? [])].indexOf(element) });
    if (element === root) break;
  }
  return path;
}

/**
 * Focuses the control at that index of a part, else its first control, else the part; false if none takes the
 * focus.
 */
function focusIn(part: Element, index: number): boolean {
  const here = part.children[Math.min(index, part.children.length - 1)];
  const candidates = [
    ...(here ? [here, ...here.querySelectorAll(controls)] : []),
    ...part.querySelectorAll(controls),
  ].filter((element) => element.matches(controls) && takesFocus(element));
  for (const control of candidates) if (focus(control)) return true;
  if (part.hasAttribute('tabindex')) return focus(part);
  part.setAttribute('tabindex', '-1');
  const isFocused = focus(part);
  // Elements behind a dialog cannot take the focus.
  if (!isFocused) part.removeAttribute('tabindex');
  return isFocused;
}

function focus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus();
  return document.activeElement === element;
}
