'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { callbackPath } from '@/lib/storefront/session/callback-path';
import { shownName } from '@/lib/storefront/session/shown-name';
import { goTo } from '@/lib/storefront/session/sign-in-out';
import { useUser } from '@/lib/storefront/session/use-user';

/** Names the signed-in user and links onward; another user may still sign in below. */
export function AlreadySignedIn() {
  const t = useTranslations('auth');
  const locale = useLocale();
  const { user, status } = useUser();
  if (!user || status !== 'in') return null;
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 break-words">
          {t('already_signed_in', { name: shownName(user), email: user.email })}
        </span>
        <Button look="outline" onClick={() => goTo(callbackPath(locale))}>
          {t('go_on')}
        </Button>
      </div>
    </Notice>
  );
}
