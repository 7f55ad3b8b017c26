'use client';

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { hideProductFrame, showProductFrame } from '@/components/product/frame/product-frame';
import { Spinner } from '@/components/ui/spinner';
import { isOwnDocument } from '@/lib/security/own-document';
import { savesData } from '@/lib/storefront/browser/saves-data';
import { beginTraversal, endTraversal, isTraversal } from '@/lib/storefront/browser/traversal';
import { isPlainClick } from './plain-click';

/** How long a pointer must rest on a link before its page is prefetched, in milliseconds. */
const dwell = 65;

const isDocument = ({ pathname }: HTMLAnchorElement) =>
  isOwnDocument(pathname, window.location.pathname);

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;

/**
 * Handles every `Link` of the page: prefetches on intent (a resting pointer, a touch, the focus) and navigates
 * without a reload. A page that needs a document of its own is left to the browser. While a page loads, a
 * line runs along the top of the screen, joined by a spinner when that takes long; a product whose card was
 * tapped is shown as far as the card knows it.
 */
export function SoftNavigation({ label }: { label: string }) {
  const router = useRouter();
  const t = useTranslations('offer');
  const leaveScroll = useScrollToTop();
  useFocusAfterNavigation();
  const [pending, navigate] = useTransition();
  const [framed, setFramed] = useState(false);

  // In the commit that brings the page, so that both change in one frame of the screen.
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
     * Once the frame is painted, unless the shopper has gone back since; the page has been asked for by then. A task of
     * the frame's own callback could run before its painting is over, the next frame's begins behind it.
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
    // Back at the list before the product has come, or from a document that came instead.
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
      {/* The grey parts of a frame say it to the eye. */}
      <span role="status" className={framed ? 'sr-only' : 'loading-spinner'}>
        <Spinner />
        {label}
      </span>
    </>
  );
}

/**
 * Begins every page that one goes to at its top (specification §2). Next leaves the page where it is when
 * the top of its content can be seen. On the way back and forward the browser restores the position, and an
 * address with a hash names its own.
 * @returns leaves the scroll position as it is when the next page has this path
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
 * Moves the focus to the content of a new page, where that of a new document would begin too: the link that was
 * followed is gone, or stands in the header above everything.
 */
function useFocusAfterNavigation(): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById('content');
    // A field that asks for the focus keeps it.
    if (content?.contains(document.activeElement)) return;
    content?.focus({ preventScroll: true });
  }, [pathname]);
}
