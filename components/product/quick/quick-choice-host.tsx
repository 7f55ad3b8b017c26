'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '@/components/shell/messages/lazy-part';

const QuickChoice = lazyPart(() => import('./quick-choice'));

/** Opens the choice of colour and size when the colours on a card are pressed; the card stays plain markup. */
export function QuickChoiceHost() {
  const pathname = usePathname();
  /** The sheet is shown only on the page on which it was opened. */
  const [chosen, setChosen] = useState<{ slug: string; on: string }>();
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const colours = (target as Element).closest<HTMLElement>('.product-card-swatches');
      const link = colours?.closest('.product-card')?.querySelector<HTMLAnchorElement>('h3 a');
      if (!link) return;
      opener.current = colours;
      const slug = decodeURIComponent(link.pathname.split('/').at(-1) ?? '');
      setChosen({ slug, on: pathname });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [pathname]);

  /** Closes the sheet at once, since an open one would keep the focus from what follows. */
  function close() {
    flushSync(() => setChosen(undefined));
    opener.current?.focus({ preventScroll: true });
  }

  return chosen?.on === pathname ? (
    <Suspense>
      <QuickChoice key={chosen.slug} slug={chosen.slug} onClose={close} />
    </Suspense>
  ) : null;
}
