'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { LeadingBackLink } from '../auth-link';
import { menuEntry } from './menu-entry';

export function SignedOutMenu() {
  const t = useTranslations('account');
  return (
    <ul className="flex flex-col gap-1">
      <li>
        <Button asChild className="w-full">
          <LeadingBackLink page="/signin">{t('sign_in')}</LeadingBackLink>
        </Button>
      </li>
      <li>
        <LeadingBackLink page="/signup" className={`${menuEntry} justify-center`}>
          {t('sign_up')}
        </LeadingBackLink>
      </li>
    </ul>
  );
}
