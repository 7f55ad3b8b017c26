'use client';

import { useTranslations } from 'next-intl';
import { AuthPageLink } from '@/components/session/auth-link';
import { Dropdown } from '@/components/shell/navigation/dropdown';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { ChevronDown, CircleUserRound, Package, UserRound } from '@/components/ui/icons';
import type { User } from '@/lib/contract/schemas/accounts';
import { fullName } from '@/lib/i18n/names/full-name';
import { shownName } from '@/lib/storefront/session/shown-name';
import { useUser } from '@/lib/storefront/session/use-user';
import { LogoutButton } from './profile/logout-button';

/** The header's account menu; its button has the same size for visitors and signed-in shoppers. */
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

/** Classes of an entry of the account menu. */
const menuEntry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left font-medium ' +
  'hover:bg-sunken disabled:opacity-55';

function SignedInMenu({ user }: { user: User }) {
  const t = useTranslations('account');
  return (
    <>
      <div className="border-b border-line px-3 pt-1 pb-3">
        <p className="truncate font-semibold">{fullName(shownName(user), user.last_name)}</p>
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

function SignedOutMenu() {
  const t = useTranslations('account');
  return (
    <ul className="flex flex-col gap-1">
      <li>
        <Button asChild className="w-full">
          <AuthPageLink page="/signin">{t('sign_in')}</AuthPageLink>
        </Button>
      </li>
      <li>
        <AuthPageLink page="/signup" className={`${menuEntry} justify-center`}>
          {t('sign_up')}
        </AuthPageLink>
      </li>
    </ul>
  );
}
