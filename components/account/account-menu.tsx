'use client';

import { ChevronDown, CircleUserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useUser } from '@/lib/storefront/use-user';
import { SignedInMenu } from './signed-in-menu';
import { SignedOutMenu } from './signed-out-menu';

/** The account's menu of the header; its button keeps its size whoever is signed in. */
export function AccountMenu() {
  const t = useTranslations('account');
  const { user } = useUser();
  const menu = useClosingDetails();
  return (
    <details ref={menu} className="relative shrink-0">
      <summary
        aria-label={user ? t('menu_of', { name: user.first_name }) : t('menu')}
        className="flex h-11 w-11 list-none items-center justify-center gap-2 rounded-control px-2 hover:bg-sunken lg:w-36 lg:justify-start [&::-webkit-details-marker]:hidden"
      >
        <CircleUserRound aria-hidden className="size-6 shrink-0" />
        <span className="hidden min-w-0 truncate text-sm font-medium lg:block">
          {user ? user.first_name : t('short')}
        </span>
        <ChevronDown aria-hidden className="hidden size-4 shrink-0 lg:block" />
      </summary>
      <div className="absolute top-full right-0 z-50 mt-2 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card p-2 shadow-raised">
        {user ? <SignedInMenu user={user} /> : <SignedOutMenu />}
      </div>
    </details>
  );
}

/** Details that close by Escape, by a click elsewhere or on a link, and when the focus leaves. */
function useClosingDetails() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const close = () => {
      details.open = false;
    };
    const onClick = ({ target }: MouseEvent) => {
      const inside = details.contains(target as Node);
      if (!inside || (target as Element).closest('a')) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !details.contains(relatedTarget as Node)) close();
    };
    document.addEventListener('click', onClick);
    details.addEventListener('keydown', onKey);
    details.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('click', onClick);
      details.removeEventListener('keydown', onKey);
      details.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  return ref;
}
