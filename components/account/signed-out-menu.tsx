'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { signInPath } from '@/lib/auth/sign-in-path';
import { Link, useRouter } from '@/lib/i18n/navigation';
import { menuEntry } from './menu-entry';

/** Both ways lead back to the page they were taken from. */
export function SignedOutMenu() {
  const t = useTranslations('account');
  const router = useRouter();
  const leadingBack = (page: '/signin' | '/signup') => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    router.push(signInPath(window.location, page));
  };
  return (
    <ul className="flex flex-col gap-1">
      <li>
        <Button asChild className="w-full">
          <Link href="/signin" onNavigate={leadingBack('/signin')}>
            {t('sign_in')}
          </Link>
        </Button>
      </li>
      <li>
        <Link
          href="/signup"
          onNavigate={leadingBack('/signup')}
          className={`${menuEntry} justify-center`}
        >
          {t('sign_up')}
        </Link>
      </li>
    </ul>
  );
}
