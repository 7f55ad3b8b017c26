'use client';

import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { AreaLink } from '@/components/areas/link';
import { Spinner } from '@/components/ui/spinner';
import { pathIn } from '@/lib/i18n/language-path';

type Option = { href: string; label: string; hint?: string };
type Group = { label: string; options: readonly Option[] };

/** Finds things of an area by a text; an empty text finds nothing. */
export type UseFound = (text: string) => { groups: readonly Group[]; isLoading: boolean };

type Props = {
  pages: readonly Option[];
  useFound: UseFound;
  onClose: () => void;
};

/** Milliseconds without a key after which the typed text is looked for. */
const pause = 200;
const fewestLetters = 2;
const pagesShown = 8;

/** A dialog that leads to the pages of an area and to things found by number, code or name. */
export function Palette({ pages, useFound, onClose }: Props) {
  const t = useTranslations('areas.palette');
  const lang = useLocale();
  const router = useRouter();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [at, setAt] = useState(0);
  const { groups: found, isLoading } = useFound(asked);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(() => {
    const typed = text.trim();
    const later = setTimeout(() => setAsked(typed.length < fewestLetters ? '' : typed), pause);
    return () => clearTimeout(later);
  }, [text]);

  const word = text.trim().toLocaleLowerCase();
  const shownPages = pages
    .filter(({ label }) => label.toLocaleLowerCase().includes(word))
    .slice(0, pagesShown);
  const groups = [{ label: t('pages'), options: shownPages }, ...found].filter(
    ({ options }) => options.length > 0,
  );
  const options = groups.flatMap((group) => group.options);
  const active = Math.min(at, options.length - 1);
  const idOf = (index: number) => `${id}-${index}`;

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[active];
    if (step && options.length > 0) {
      const next = (active + step + options.length) % options.length;
      setAt(next);
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && chosen) {
      onClose();
      router.push(pathIn(lang, chosen.href));
    } else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-label={t('title')}
      className="mx-auto mt-[10vh] mb-auto max-h-[80dvh] w-full max-w-xl flex-col overflow-hidden rounded-card border border-line bg-card p-0 text-ink shadow-raised backdrop:bg-black/50 open:flex"
    >
      <div className="flex items-center gap-3 border-b border-line pr-4">
        <input
          type="text"
          role="combobox"
          aria-label={t('title')}
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-activedescendant={options.length > 0 ? idOf(active) : undefined}
          aria-autocomplete="list"
          placeholder={t('hint')}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={200}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={press}
          className="min-h-14 min-w-0 flex-1 bg-transparent px-4 outline-none"
        />
        {isLoading && <Spinner />}
      </div>
      <p role="status" className="sr-only">
        {t('found', { count: options.length })}
      </p>
      <div id={id} role="listbox" aria-label={t('title')} className="min-h-0 overflow-y-auto p-2">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={group.label} role="group" aria-label={group.label}>
            <p aria-hidden className="px-3 pt-2 pb-1 text-sm text-ink-soft">
              {group.label}
            </p>
            {group.options.map((option) => {
              const index = options.indexOf(option);
              return (
                <AreaLink
                  key={option.href}
                  id={idOf(index)}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  href={option.href}
                  onClick={onClose}
                  className={clsx(
                    'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 pointer-fine:min-h-9',
                    index === active ? 'bg-brand-soft text-brand' : 'hover:bg-sunken',
                  )}
                >
                  <span dir="auto" className="min-w-0 truncate">
                    {option.label}
                  </span>
                  {option.hint && (
                    <span dir="auto" className="min-w-0 shrink-0 truncate text-sm text-ink-soft">
                      {option.hint}
                    </span>
                  )}
                </AreaLink>
              );
            })}
          </div>
        ))}
      </div>
      {options.length === 0 && !isLoading && (
        <p className="px-4 pb-4 text-ink-soft">{t('nothing')}</p>
      )}
    </dialog>
  );
}
