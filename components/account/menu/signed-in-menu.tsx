'use client';

import { Package, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import type { User } from '@/lib/api/schemas/accounts';
import { shownName } from '@/lib/storefront/session/shown-name';
import { LogoutButton } from '../profile/logout-button';
import { menuEntry } from './menu-entry';

export function SignedInMenu({ user }: { user: User }) {
  const t = useTranslations('account');
  return (
    <>
      <div className="border-b border-line px-3 pt-1 pb-3">
        <p className="truncate font-semibold">
          {shownName(user)} {user.last_name}
        </p>
        <p className="truncate text-sm text-ink-soft">{user.email}</p>
      </div>
      <ul className="pt-2">
        <li>
          <Link href="/profile" className={menuEntry}>
            <UserRound aria-hidden className="size-5 text-ink-soft" />
            {t('my_profile')}
          </Link>
        </li>
        <li>
          <Link href="/profile/orders" className={menuEntry}>
            <Package aria-hidden className="size-5 text-ink-soft" />
            {t('my_orders')}
          </Link>
        </li>
        <li>
          <LogoutButton className={menuEntry} />
        </li>
      </ul>
    </>
  );
}
