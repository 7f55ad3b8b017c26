'use client';

import { ChevronDown, CircleUserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dropdown } from '@/components/shell/navigation/dropdown';
import { shownName } from '@/lib/storefront/session/shown-name';
import { useUser } from '@/lib/storefront/session/use-user';
import { SignedInMenu } from './signed-in-menu';
import { SignedOutMenu } from './signed-out-menu';

/** The account's menu of the header; its button keeps its size whoever is signed in. */
export function AccountMenu() {
  const t = useTranslations('account');
  const { user } = useUser();
  return (
    <Dropdown
      name={user ? t('menu_of', { name: shownName(user) }) : t('menu')}
      className="relative shrink-0"
      labelClassName="flex size-11 items-center justify-center gap-2 rounded-control px-2 hover:bg-sunken group-open/menu:bg-sunken lg:w-36 lg:justify-start"
      panelClassName="top-full right-0 mt-2 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card p-2 shadow-raised"
      label={
        <>
          <CircleUserRound aria-hidden className="size-6 shrink-0" />
          <span className="hidden min-w-0 truncate text-sm font-medium lg:block">
            {user ? shownName(user) : t('short')}
          </span>
          <ChevronDown
            aria-hidden
            className="hidden size-4 shrink-0 transition-transform group-open/menu:rotate-180 lg:block"
          />
        </>
      }
    >
      {user ? <SignedInMenu user={user} /> : <SignedOutMenu />}
    </Dropdown>
  );
}
