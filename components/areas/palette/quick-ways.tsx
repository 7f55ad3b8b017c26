'use client';

import { Search } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { UseFound } from './palette';

const Palette = dynamic(() => import('./palette').then((part) => part.Palette), { ssr: false });
const KeyList = dynamic(() => import('./key-list').then((part) => part.KeyList), { ssr: false });

type Props = {
  pages: readonly { href: string; label: string }[];
  useFound: UseFound;
  className: string;
};

const typesText = 'input, textarea, select, [contenteditable]';

/** The quick ways of an area: Ctrl-K or Cmd-K searches it, `?` lists the keys. Both load when first used. */
export function QuickWays({ pages, useFound, className }: Props) {
  const t = useTranslations('areas.palette');
  const [open, setOpen] = useState<'palette' | 'keys'>();

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isQuestion =
        event.key === '?' &&
        !(event.target instanceof Element && event.target.closest(typesText)) &&
        !document.querySelector('dialog[open]');
      if (!isCommand && !isQuestion) return;
      event.preventDefault();
      setOpen(isCommand ? 'palette' : 'keys');
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  const close = () => setOpen(undefined);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen('palette')}
        aria-label={t('title')}
        aria-keyshortcuts="Control+K Meta+K"
        className={className}
      >
        <Search aria-hidden className="size-5" />
        <kbd
          aria-hidden
          className="rounded-control border border-line px-1.5 text-xs max-lg:hidden"
        >
          Ctrl K
        </kbd>
      </button>
      {open === 'palette' && <Palette pages={pages} useFound={useFound} onClose={close} />}
      {open === 'keys' && <KeyList onClose={close} />}
    </>
  );
}
