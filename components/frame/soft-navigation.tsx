'use client';

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { hideProductFrame, showProductFrame } from '@/components/product/frame/product-frame';
import { isPlainClick } from '@/components/shell/navigation/plain-click';
import { Spinner } from '@/components/ui/spinner';
import { isOwnDocument } from '@/lib/paths/own-document';
import { idle } from '@/lib/storefront/browser/idle';
import { optional } from '@/lib/storefront/browser/optional';
import { beginTraversal, endTraversal, isTraversal } from '@/lib/storefront/browser/traversal';

/** Time that a pointer must rest on a link before its page is prefetched, in milliseconds. */
const dwell = 65;

const isDocument = ({ pathname }: HTMLAnchorElement) =>
  isOwnDocument(pathname, window.location.pathname);

type Connection = { saveData?: boolean; effectiveType?: string };

/** True if nothing may be preloaded: the shopper has turned on data saving, or the connection is 2G. */
function savesData(): boolean {
  const connection = optional(
    () => (navigator as Navigator & { connection?: Connection }).connection,
  );
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;

/**
 * Handles every `Link` of the page: prefetches on intent (a resting pointer, a touch, the focus) and navigates
 * without a reload. A page that needs its own document is left to the browser. While a page loads, a line runs
 * along the top of the screen, joined by a spinner after a while; a tapped product's page shows the card's
 * facts at once.
 */
export function SoftNavigation({ label }: { label: string }) {
  const router = useRouter();
  const t = useTranslations('offer');
  const leaveScroll = useScrollToTop();
  useFocusAfterNavigation();
  useWholePage();
  const [pending, navigate] = useTransition();
  const [framed, setFramed] = useState(false);

  // Runs in the commit that renders the page, so that both change in one frame.
  useLayoutEffect(() => {
    if (!pending) hideProductFrame();
  }, [pending]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = (link: HTMLAnchorElement) => {
      if (!isDocument(link) && !savesData()) {
        router.prefetch(link.href, { kind: PrefetchKind.FULL });
      }
    };
    const onIntent = (event: Event) => {
      const link = linkOf(event);
      if (link) load(link);
    };
    const onPointer = (event: PointerEvent) => {
      clearTimeout(timer);
      const link = event.pointerType === 'mouse' ? linkOf(event) : null;
      if (link) timer = setTimeout(load, dwell, link);
    };
    /**
     * Loads the page after the frame is painted, unless the shopper has gone back; the page has been requested
     * by then. A task from the first callback could run before the paint, so the second callback is used.
     */
    const openFramed = (href: string) => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (window.location.href !== href) return;
          setFramed(true);
          navigate(() => router.replace(href, { scroll: false }));
        }),
      );
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || link.target || !isPlainClick(event) || isDocument(link)) return;
      event.preventDefault();
      if (showProductFrame(link, t)) {
        leaveScroll(link.pathname);
        openFramed(link.href);
        return;
      }
      setFramed(false);
      const scroll = link.dataset.soft !== 'stay';
      navigate(() => router.push(link.href, { scroll }));
    };
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('touchstart', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    document.addEventListener('click', onClick);
    // Removes the frame after back navigation before the product has loaded, or after a document load.
    window.addEventListener('popstate', hideProductFrame);
    window.addEventListener('pageshow', hideProductFrame);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('touchstart', onIntent);
      document.removeEventListener('focusin', onIntent);
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', hideProductFrame);
      window.removeEventListener('pageshow', hideProductFrame);
    };
  }, [router, t, leaveScroll]);

  if (!pending) return null;
  return (
    <>
      <span aria-hidden className="loading-line" />
      {/* The frame's grey parts already show the loading state visually. */}
      <span role="status" className={framed ? 'sr-only' : 'loading-spinner'}>
        <Spinner />
        {label}
      </span>
    </>
  );
}

/**
 * Scrolls every new page to its top (specification §2). Next leaves the scroll position unchanged if the top of
 * the content is in view. With back and forward the browser restores the position, and an address with a hash
 * has its own.
 * @returns a function that keeps the scroll position if the next page has this path
 */
function useScrollToTop(): (pathname: string) => void {
  const pathname = usePathname();
  const former = useRef(pathname);
  const settled = useRef<string>(undefined);

  useEffect(() => {
    window.addEventListener('popstate', beginTraversal);
    return () => window.removeEventListener('popstate', beginTraversal);
  }, []);

  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    const isSettled = isTraversal() || settled.current === pathname;
    settled.current = undefined;
    endTraversal();
    if (!isSettled && !window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);

  return useCallback((next) => {
    settled.current = next;
  }, []);
}

/**
 * Moves the focus to the content of a new page, as a new document would: the followed link is gone, or is in
 * the header above.
 */
function useFocusAfterNavigation(): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById('content');
    // A field that takes the focus itself keeps it.
    if (content?.contains(document.activeElement)) return;
    content?.focus({ preventScroll: true });
  }, [pathname]);
}

/**
 * Lays out the parts below the first screen one by one while the page is idle, so that a picture of the whole page,
 * a print and the browser's search have them all.
 */
function useWholePage(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own parts
  useEffect(() => {
    let isOver = false;
    async function layOut() {
      await idle();
      for (const part of document.querySelectorAll('.deferred-layout')) {
        if (isOver) return;
        part.classList.remove('deferred-layout');
        await idle();
      }
    }
    void layOut();
    return () => {
      isOver = true;
    };
  }, [pathname]);
}
