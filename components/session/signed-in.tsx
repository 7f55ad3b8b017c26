'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { signInPath } from '@/lib/auth/sign-in-path';
import type { User } from '@/lib/contract/schemas/accounts';
import { pathIn } from '@/lib/i18n/language-path';
import { goTo } from '@/lib/storefront/session/sign-in-out';
import { useUser } from '@/lib/storefront/session/use-user';
import { RestoringSpinner } from './restoring-spinner';

/**
 * The content of a protected page: a spinner while the session is being restored, a redirect to /signin without
 * one. Hiding the content protects nothing; the API host authorises every read.
 */
export function SignedIn({ children }: { children: (user: User) => ReactNode }) {
  const t = useTranslations('account');
  const locale = useLocale();
  const { user, status } = useUser();
  const isOut = status === 'out';

  useEffect(() => {
    if (isOut) goTo(pathIn(locale, signInPath(window.location)));
  }, [isOut, locale]);

  return user && status === 'in' ? children(user) : <RestoringSpinner label={t('restoring')} />;
}
