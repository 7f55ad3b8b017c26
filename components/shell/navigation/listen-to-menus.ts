type Menu = HTMLDetailsElement;

/** The delay of specification §9, in milliseconds. */
const closeDelay = 200;

const menuOf = (target: EventTarget | null, kind = 'data-menu') =>
  target instanceof Element ? target.closest<Menu>(`details[${kind}]`) : null;
const openMenus = () => document.querySelectorAll<Menu>('details[data-menu][open]');

/**
 * Closes the page's menus on Escape, a click elsewhere or on a link, back navigation, when the focus leaves,
 * and 200 ms after the pointer leaves; menus with `data-menu="hover"` open under the pointer. Creates the links
 * of a `late` menu before it opens.
 * @returns a function that removes the listeners
 */
export function listenToMenus(): () => void {
  let pointer = '';
  let hovered: Menu | null = null;
  const timers = new Map<Menu, ReturnType<typeof setTimeout>>();

  const onPointer = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const menu = menuOf(target, 'data-menu="hover"');
    if (menu === hovered) return;
    if (hovered) timers.set(hovered, setTimeout(close, closeDelay, hovered));
    if (menu) {
      clearTimeout(timers.get(menu));
      menu.open = true;
    }
    hovered = menu;
  };
  const onLeave = () => {
    if (hovered) timers.set(hovered, setTimeout(close, closeDelay, hovered));
    hovered = null;
  };
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    pointer = pointerType;
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    for (const menu of openMenus()) {
      // A click on the sheet's backdrop hits the menu element itself.
      const inside = target !== menu && menu.contains(target as Node);
      if (!inside || (target as Element).closest('a')) close(menu);
      else if ((target as Element).closest('summary') && isOfMouse(event, menu)) {
        event.preventDefault();
      }
    }
  };
  /** A mouse click finds a hover menu already open and must not close it; detail is 0 for a key. */
  const isOfMouse = ({ detail }: MouseEvent, { dataset }: Menu) =>
    dataset.menu === 'hover' && detail > 0 && pointer === 'mouse';

  const onKey = (event: KeyboardEvent) => {
    for (const menu of openMenus()) {
      if (event.key === 'Tab' && menu.dataset.menu === 'sheet') wrapFocus(menu, event);
      if (event.key !== 'Escape') continue;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      close(menu);
    }
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    const menu = menuOf(target);
    if (menu && relatedTarget && !menu.contains(relatedTarget as Node)) close(menu);
  };
  const onBack = () => {
    for (const menu of openMenus()) close(menu);
  };

  const onIntent = ({ target }: Event) => {
    const menu = menuOf(target);
    if (menu) fill(menu);
  };
  for (const menu of openMenus()) fill(menu);

  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('focusin', onIntent, { signal });
  // Assistive technology or the page search can open a menu without a preceding pointer or focus event.
  document.addEventListener('toggle', onIntent, { signal, capture: true });
  document.addEventListener('pointerover', onIntent, { signal });
  document.addEventListener('pointerover', onPointer, { signal });
  document.documentElement.addEventListener('pointerleave', onLeave, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('focusout', onFocusOut, { signal });
  window.addEventListener('popstate', onBack, { signal });
  return () => end.abort();
}

/** Creates the links of a `late` menu, which are in its HTML for browsers without scripts and for crawlers. */
function fill(menu: Menu): void {
  const links = menu.querySelector('noscript');
  if (links) links.outerHTML = links.textContent ?? '';
}

function close(menu: Menu): void {
  menu.open = false;
}

/** Moves the focus from the last stop of a sheet to its label, and back. */
function wrapFocus(menu: HTMLElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button:not(:disabled)')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const leaves = at < 0 || at === (event.shiftKey ? 0 : stops.length - 1);
  if (!leaves) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}
