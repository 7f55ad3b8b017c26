'use client';

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { isOwnDocument } from '@/lib/security/own-document.mjs';
import { isPlainClick } from './plain-click';
import { useScrollToTop } from './use-scroll-to-top';

/** How long a pointer must rest on a link before its page is prefetched, in milliseconds. */
const dwell = 65;

const isDocument = ({ pathname }: HTMLAnchorElement) =>
  isOwnDocument(pathname, window.location.pathname);

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;

/**
 * Handles every `Link` of the page: prefetches on intent (a resting pointer, a touch, the focus) and navigates
 * without a reload. A page that needs a document of its own is left to the browser. While a page loads, a
 * line runs along the top of the screen, joined by a spinner when that takes long.
 */
export function SoftNavigation({ label }: { label: string }) {
  const router = useRouter();
  useScrollToTop();
  const [pending, navigate] = useTransition();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = (link: HTMLAnchorElement) => {
      if (!isDocument(link)) router.prefetch(link.href, { kind: PrefetchKind.FULL });
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
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || link.target || !isPlainClick(event) || isDocument(link)) return;
      event.preventDefault();
      const scroll = link.dataset.soft !== 'stay';
      navigate(() => router.push(link.href, { scroll }));
    };
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('touchstart', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    document.addEventListener('click', onClick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('touchstart', onIntent);
      document.removeEventListener('focusin', onIntent);
      document.removeEventListener('click', onClick);
    };
  }, [router]);

  if (!pending) return null;
  return (
    <>
      <span aria-hidden className="loading-line" />
      <span role="status" className="loading-spinner">
        <Spinner />
        {label}
      </span>
    </>
  );
}
