'use client';

import { useRouter } from 'next/navigation';
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useTransition,
} from 'react';
import {
  addressInSheet,
  closeSheet,
  isSheetOpen,
  openSheet,
} from '@/components/listing/filters/filter-sheet';
import { isPlainClick } from '@/components/shell/navigation/plain-click';
import { askForPincode } from '@/lib/storefront/addresses/ask-for-pincode';
import { knownPincode } from '@/lib/storefront/addresses/use-pincode';
import { noteFromSearch } from '@/lib/storefront/browser/from-search';
import { optional } from '@/lib/storefront/browser/optional';
import { listingHref, paramsOf, parseListing } from '@/lib/storefront/listing/listing';
import { onTopOf } from '@/lib/storefront/listing/on-top-of';
import { normalised } from '@/lib/text/normalised';

type Props = { at: string; className: string; children: ReactNode };

/**
 * Wraps a list and its filters, which are plain links and forms. It follows them without losing the scroll
 * position, and shows that the list is loading.
 */
export function ListingFrame({ at, className, children }: Props) {
  const router = useRouter();
  const frame = useRef<HTMLDivElement>(null);
  const [pending, start] = useTransition();
  /** The address being loaded: the links are still those of the shown list. */
  const coming = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that the list is another
  useLayoutEffect(() => {
    if (frame.current) restoreListState(frame.current);
  }, [at]);

  useLayoutEffect(() => {
    if (!pending) coming.current = undefined;
  }, [pending]);

  function go(to: string, picked: HTMLElement) {
    const { pathname, search } = window.location;
    const href = coming.current ? onTopOf(pathname + search, coming.current, to) : to;
    coming.current = href;
    if (frame.current) saveListState(frame.current, picked);
    start(() => {
      if (isSheetOpen()) router.replace(addressInSheet(href), { scroll: false });
      else router.push(href, { scroll: false });
    });
  }

  async function goWithPincode(link: HTMLAnchorElement) {
    const pincode = knownPincode() ?? (await askForPincode());
    if (!pincode) return;
    const params = new URLSearchParams(link.search);
    params.set('pincode', pincode);
    go(listingHref(link.pathname, parseListing(paramsOf(params))), link);
  }

  function onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    const target = event.target as Element;
    countOpened(target);
    const link = target.closest<HTMLAnchorElement>('a[data-focus-key], a[data-sheet]');
    if (!link) return;
    event.preventDefault();
    if (link.dataset.sheet === 'open') openSheet();
    else if (link.dataset.sheet === 'close') closeSheet();
    else if (link.dataset.needsPincode !== undefined) void goWithPincode(link);
    else go(link.pathname + link.search, link);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const said = new URLSearchParams([...new FormData(form)] as [string, string][]);
    const picked = document.activeElement;
    go(
      listingHref(new URL(form.action).pathname, parseListing(paramsOf(said))),
      picked instanceof HTMLElement ? picked : form,
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the links inside it
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys click links
    <div
      ref={frame}
      onClick={onClick}
      onSubmit={onSubmit}
      onInput={(event) => filterOptionsByText(event.target as HTMLElement)}
      data-pending={pending || undefined}
      className={className}
    >
      {children}
      {pending && <span aria-hidden className="loading-line" />}
    </div>
  );
}

/** The focus, open groups and scroll position of a list's filters. */
type ListState = { focusKey?: string; open: (string | undefined)[]; scrolled: number };

let saved: ListState | undefined;

const groups = (frame: Element) =>
  frame.querySelectorAll<HTMLDetailsElement>('details[data-group]');
const panel = (frame: Element) => frame.querySelector('[data-scrolls]');

/** Saves the focus, the open groups and the scroll position of the panel before a navigation. */
function saveListState(frame: Element, picked: HTMLElement): void {
  saved = {
    focusKey: picked.dataset.focusKey,
    open: [...groups(frame)].filter(({ open }) => open).map(({ dataset }) => dataset.group),
    scrolled: panel(frame)?.scrollTop ?? 0,
  };
}

/** Restores the saved state in the next list, once. */
function restoreListState(frame: Element): void {
  if (!saved) return;
  const { focusKey = '', open, scrolled } = saved;
  saved = undefined;
  for (const group of groups(frame)) group.open = open.includes(group.dataset.group);
  panel(frame)?.scrollTo({ top: scrolled, behavior: 'instant' });
  const now = document.activeElement;
  // A sheet that opens again focuses its close button.
  const isFocused = now instanceof HTMLElement && frame.contains(now) && !now.dataset.sheet;
  if (isFocused) return;
  const same = frame.querySelector<HTMLElement>(`[data-focus-key="${CSS.escape(focusKey)}"]`);
  // The button of a closed menu takes the focus.
  const button = same?.closest('details:not([open])')?.querySelector('summary');
  (button ?? same ?? frame.querySelector<HTMLElement>('[data-results]'))?.focus({
    preventScroll: true,
  });
}

/** Reports to the host that a product was opened from search results; sends nothing about the shopper. */
function countOpened(target: Element): void {
  const search = new URLSearchParams(location.search).get('search');
  const link = target.closest('[data-results] a[href*="/product/"]');
  if (!search || !link) return;
  noteFromSearch(link.getAttribute('href') ?? '');
  const body = new Blob([JSON.stringify({ search })], { type: 'application/json' });
  optional(() => navigator.sendBeacon('/api/products/search/clicked', body));
}

const folded = (text: string) =>
  normalised(text, 200, 'NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Hides the options of a long group that do not contain the text in its search field. */
function filterOptionsByText(field: HTMLElement): void {
  const group = field.closest('details[data-group]');
  if (!(field instanceof HTMLInputElement) || field.type !== 'search' || !group) return;
  const term = folded(field.value.trim());
  for (const option of group.querySelectorAll('li')) {
    option.hidden = !folded(option.textContent ?? '').includes(term);
  }
  const rest = group.querySelector<HTMLDetailsElement>('details[data-group]');
  if (rest && term) rest.open = true;
}
