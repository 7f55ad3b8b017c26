'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { optional } from '@/lib/storefront/browser/optional';

/** Stays at the top, and has a shadow once the page has scrolled by 10 px (specification §9). */
export function StickyHeader({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const see: IntersectionObserverCallback = ([entry]) =>
      setScrolled(entry ? !entry.isIntersecting : false);
    const observer = optional(() => new IntersectionObserver(see));
    if (mark.current) observer?.observe(mark.current);
    return () => observer?.disconnect();
  }, []);
  return (
    <>
      <span ref={mark} aria-hidden className="absolute top-0 h-2.5 w-px" />
      <header
        data-scrolled={scrolled || undefined}
        className="site-header sticky z-40 border-b border-line bg-card transition-shadow data-scrolled:shadow-raised sm:-top-9 lg:top-0"
      >
        {children}
      </header>
    </>
  );
}
