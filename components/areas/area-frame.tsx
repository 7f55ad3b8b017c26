'use client';

import clsx from 'clsx';
import { Globe, LogOut, type LucideIcon, Menu, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LanguageLink } from '@/components/frame/header/language-link';
import { LanguageName } from '@/components/frame/header/language-name';
import { LogoMark } from '@/components/frame/header/logo';
import { pathIn } from '@/lib/i18n/language-path';
import { locales } from '@/lib/i18n/locales';
import { number } from '@/lib/storefront/format';
import { shownCount } from './counted';
import { AreaLink } from './link';
import { OpenSections } from './open-sections';
import type { UseFound } from './palette/palette';
import { QuickWays } from './palette/quick-ways';
import { useKeptFocus } from './use-kept-focus';

const action =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-sm font-medium whitespace-nowrap hover:bg-sunken';

type Props = {
  /** Name of the store or the market. */
  name: string;
  /** Shown under the name. */
  area: string;
  entries: readonly MenuEntry[];
  /** Finds things of the area for the palette. */
  useFound: UseFound;
  /** Shown in the header, before the language. */
  extra?: ReactNode;
  onSignOut: () => void;
  children: ReactNode;
};

/** Header and menu around the pages of an area; on a phone the menu is a drawer. */
export function AreaFrame(props: Props) {
  const { name, area, entries, useFound, extra, onSignOut, children } = props;
  const t = useTranslations('areas');
  const lang = useLocale();
  const pathname = usePathname();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);

  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <OpenSections value={entries.map(({ href }) => href)}>
      <div className="flex min-h-dvh flex-col">
        <header className="sticky top-0 z-30 border-b border-line bg-card print:hidden">
          <div className="flex h-14 items-center gap-1 px-2 sm:px-4">
            <button
              type="button"
              onClick={() => setMenuOpen(true)}
              aria-label={t('menu')}
              className={`${action} lg:hidden`}
            >
              <Menu aria-hidden className="size-5" />
            </button>
            <AreaLink
              href={entries[0]?.href ?? '/'}
              className="mr-auto flex min-h-11 min-w-0 items-center gap-2 rounded-control px-1"
            >
              <LogoMark className="size-8 shrink-0" />
              <span className="flex min-w-0 flex-col leading-tight">
                <b className="sm:truncate max-sm:line-clamp-2 max-sm:text-sm max-sm:leading-4">
                  {name}
                </b>
                <span className="truncate text-xs text-ink-soft">{area}</span>
              </span>
            </AreaLink>
            <QuickWays pages={entries} useFound={useFound} className={`${action} max-sm:hidden`} />
            {extra}
            {locales
              .filter((each) => each !== lang)
              .map((other) => (
                <LanguageLink key={other} to={other} current={false} className={action}>
                  <Globe aria-hidden className="size-5 max-sm:hidden" />
                  <LanguageName of={other} />
                </LanguageLink>
              ))}
            <button type="button" onClick={onSignOut} className={action}>
              <LogOut aria-hidden className="size-5" />
              <span className="max-sm:sr-only">{t('sign_out')}</span>
            </button>
          </div>
        </header>
        <MenuDrawer
          open={isMenuOpen}
          title={area}
          entries={entries}
          onClose={() => setMenuOpen(false)}
        />
        <div className="flex flex-1">
          <aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-60 shrink-0 overflow-y-auto border-r border-line bg-card p-3 lg:block print:hidden">
            <SectionMenu label={t('navigation')} entries={entries} />
          </aside>
          <main id="content" ref={main} tabIndex={-1} className="min-w-0 flex-1 outline-none">
            {children}
          </main>
        </div>
      </div>
    </OpenSections>
  );
}

type MenuEntry = {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Heading above this entry and the following ones. */
  group?: string;
  /** The number of things that wait there. */
  waiting?: number;
  /** True if some of them are past their deadline. */
  isLate?: boolean;
};

/** A queue as both areas know it: its page, and how much waits there. */
type Queue = { place: string; count: number; overdue: number };

/** Returns what waits at a section: its queues, whose pages lie at its path. */
export function waitingAt(queues: readonly Queue[] | undefined, href: string) {
  const own = (queues ?? []).filter(({ place }) => place.split('?')[0] === href);
  return {
    waiting: own.reduce((sum, { count }) => sum + count, 0),
    isLate: own.some(({ overdue }) => overdue > 0),
  };
}

type SectionMenuProps = {
  label: string;
  /** The first entry links to the area's start page. */
  entries: readonly MenuEntry[];
  onChoose?: () => void;
};

/** Links to the sections of an area; the current one is marked. */
function SectionMenu({ label, entries, onChoose }: SectionMenuProps) {
  const t = useTranslations('areas');
  const here = pathIn('en', usePathname());
  const start = entries[0]?.href;
  const leadsHere = (href: string) =>
    href === start ? here === href : here === href || here.startsWith(`${href}/`);
  // Sections can be nested; the innermost one is current.
  const present = entries
    .map(({ href }) => href)
    .filter(leadsHere)
    .reduce((inner, href) => (href.length > inner.length ? href : inner), '');
  return (
    <nav aria-label={label}>
      <ul className="flex flex-col gap-0.5">
        {entries.map(({ href, label: name, icon: Icon, group, waiting = 0, isLate }) => (
          <li key={href}>
            {group && <p className="px-3 pt-3 pb-1 text-sm text-ink-soft">{group}</p>}
            <AreaLink
              href={href}
              onClick={onChoose}
              aria-current={href === present ? 'page' : undefined}
              aria-description={waiting > 0 ? t('waiting', { count: waiting }) : undefined}
              className={clsx(
                'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-sunken pointer-fine:min-h-9 pointer-fine:text-sm',
                href === present ? 'bg-brand-soft font-semibold text-brand' : 'text-ink',
              )}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className="min-w-0 flex-1">{name}</span>
              {waiting > 0 && (
                <span
                  aria-hidden
                  className={clsx(
                    'rounded-full px-2 text-xs leading-5 font-semibold tabular-nums',
                    isLate ? 'bg-bad-soft text-bad' : 'bg-sunken text-ink-soft',
                  )}
                >
                  {shownCount(waiting, number)}
                </span>
              )}
            </AreaLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type MenuDrawerProps = {
  open: boolean;
  title: string;
  entries: readonly MenuEntry[];
  onClose: () => void;
};

/** The sections on a phone: a drawer from the side. */
function MenuDrawer({ open, title, entries, onClose }: MenuDrawerProps) {
  const t = useTranslations('areas');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-label={t('menu')}
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] border-r border-line bg-card p-3 text-ink shadow-raised backdrop:bg-black/50"
    >
      <div className="flex items-center justify-between gap-4 pb-2 pl-3">
        <b>{title}</b>
        <button
          type="button"
          onClick={onClose}
          aria-label={t('close_menu')}
          className="grid size-11 place-items-center rounded-control hover:bg-sunken"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <SectionMenu label={t('navigation')} entries={entries} onChoose={onClose} />
    </dialog>
  );
}
