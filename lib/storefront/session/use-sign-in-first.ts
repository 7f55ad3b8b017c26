'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { signInPath } from '@/lib/auth/sign-in-path';
import { useRouter } from '@/lib/i18n/navigation';
import { toast } from '../browser/toast';
import { type PendingAction, savePendingAction } from './pending-action';
import { confirmedUser, sessionState } from './session';

/**
 * A gate before actions that need a session: true when there is one, else tells so and goes to
 * /signin, from where the shopper comes back to this page and finds done what was asked. Without connection
 * it says so, and the shopper stays.
 */
export function useSignInFirst(): (action: PendingAction) => Promise<boolean> {
  const router = useRouter();
  const t = useTranslations('errors');
  return useCallback(
    async (action) => {
      if (sessionState().user ?? (await confirmedUser())) return true;
      if (!navigator.onLine) {
        toast.error(t('network'));
        return false;
      }
      savePendingAction(action);
      toast.error(t('login_required'));
      router.push(signInPath(window.location));
      return false;
    },
    [router, t],
  );
}
