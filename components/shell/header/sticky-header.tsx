'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Less than this, in pixels, is the tremor of a finger. */
const least = 8;

/**
 * Stays at the top, and throws a shadow once the page has moved by 10 px (specification §9). A phone's second row is
 * unfolded while the shopper scrolls up.
 */
export function StickyHeader({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [scrolled, setScrolled] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      setScrolled(entry ? !entry.isIntersecting : false);
    });
    if (mark.current) observer.observe(mark.current);
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < least) return;
      // At its top a page shows all of the header anyhow, and a new page begins there: that is no scrolling up.
      setUnfolded(scrollY > 0 && scrollY < last);
      last = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return (
    <>
      <span ref={mark} aria-hidden className="absolute top-0 h-2.5 w-px" />
      <header
        data-scrolled={scrolled || undefined}
        data-unfolded={unfolded || undefined}
        className="site-header sticky z-40 border-b border-line bg-card transition-[top,box-shadow] data-scrolled:shadow-raised sm:-top-9 lg:top-0"
      >
        {children}
      </header>
    </>
  );
}
