'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { AuthPageLink } from '../auth-link';
import { menuEntry } from './menu-entry';

export function SignedOutMenu() {
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
