'use client';

import { Globe, LogOut, Menu } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LanguageLink } from '@/components/shell/header/language-link';
import { LogoMark } from '@/components/shell/header/logo';
import { languages, locales } from '@/lib/i18n/locales';
import { AreaLink } from './link';
import { MenuDrawer } from './menu-drawer';
import { type MenuEntry, SectionMenu } from './section-menu';
import { useKeptFocus } from './use-kept-focus';

const action =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-sm font-medium whitespace-nowrap hover:bg-sunken';

type Props = {
  /** Whose area it is: a store, or the market. */
  name: string;
  /** Under the name. */
  area: string;
  entries: readonly MenuEntry[];
  /** In the header, before the language. */
  extra?: ReactNode;
  onSignOut: () => void;
  children: ReactNode;
};

/** Header and menu around the pages of an area; on a phone the menu is a drawer. */
export function AreaFrame({ name, area, entries, extra, onSignOut, children }: Props) {
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
              <b className="truncate">{name}</b>
              <span className="truncate text-xs text-ink-soft">{area}</span>
            </span>
          </AreaLink>
          {extra}
          {locales
            .filter((each) => each !== lang)
            .map((other) => (
              <LanguageLink key={other} to={other} current={false} className={action}>
                <Globe aria-hidden className="size-5 max-sm:hidden" />
                {languages[other].name}
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
  );
}
