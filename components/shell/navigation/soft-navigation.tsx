'use client';

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { isOwnDocument } from '@/lib/security/own-document.mjs';
import { usePageTop } from './use-scroll-to-top';

/** How long a pointer rests on a link before it is meant, in milliseconds. */
const dwell = 65;

const isDocument = ({ pathname }: HTMLAnchorElement) =>
  isOwnDocument(pathname, window.location.pathname);

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;

/**
 * What all `IntentLink`s of the page do, in one place. The page of a link is loaded as soon as a shopper
 * seems to want it (a resting pointer, a touch, the focus), so that the click finds it there, and costs
 * nothing while it is only looked at. A page that needs a document of its own is left to the browser. While one is on its way a line runs along the top of the screen, and
 * a spinner joins it when that takes long.
 */
export function SoftNavigation({ label }: { label: string }) {
  const router = useRouter();
  usePageTop();
  const [pending, navigate] = useTransition();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = (link: HTMLAnchorElement) => {
      if (!isDocument(link)) router.prefetch(link.href, { kind: PrefetchKind.FULL });
    };
    const onWish = (event: Event) => {
      const link = linkOf(event);
      if (link) load(link);
    };
    const onPointer = (event: PointerEvent) => {
      clearTimeout(timer);
      const link = event.pointerType === 'mouse' ? linkOf(event) : null;
      if (link) timer = setTimeout(load, dwell, link);
    };
    const onClick = (event: MouseEvent) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      const link = linkOf(event);
      if (!link || button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
      if (isDocument(link)) return;
      event.preventDefault();
      const scroll = link.dataset.soft !== 'stay';
      navigate(() => router.push(link.href, { scroll }));
    };
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('touchstart', onWish, { passive: true });
    document.addEventListener('focusin', onWish);
    document.addEventListener('click', onClick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('touchstart', onWish);
      document.removeEventListener('focusin', onWish);
      document.removeEventListener('click', onClick);
    };
  }, [router]);

  if (!pending) return null;
  return (
    <>
      <span aria-hidden className="waiting-line" />
      <span role="status" className="waiting-spinner">
        <Spinner />
        {label}
      </span>
    </>
  );
}
