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
import { listingHref, paramsOf, parseListing } from '@/lib/storefront/listing/listing';
import { countOpened } from './count-opened';
import { filterOptionsByText } from './filters/filter-options-by-text';
import { restoreListState, saveListState } from './preserve-list-state';

type Props = { at: string; className: string; children: ReactNode };

/**
 * Around a list and its filters, which are plain links and forms: goes where they lead without a jump,
 * and shows that it does. One component for all of them, however many there are.
 */
export function ListingFrame({ at, className, children }: Props) {
  const router = useRouter();
  const frame = useRef<HTMLDivElement>(null);
  const [pending, start] = useTransition();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that the list is another
  useLayoutEffect(() => {
    if (frame.current) restoreListState(frame.current);
  }, [at]);

  function go(href: string, picked: HTMLElement) {
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
