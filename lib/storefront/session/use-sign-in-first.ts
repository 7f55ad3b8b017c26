'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { toast } from '../browser/toast';
import { type PendingAction, savePendingAction } from './pending-action';
import { confirmedUser, sessionState } from './session';
import { signInSheet } from './sign-in-sheet';

/**
 * A gate before actions that need a session: true when there is one, else keeps the action and opens the sign-in
 * sheet, after which it is done on this page. Without connection it says so.
 */
export function useSignInFirst(): (action: PendingAction) => Promise<boolean> {
  const t = useTranslations('errors');
  return useCallback(
    async (action) => {
      if (await userNow()) return true;
      if (!navigator.onLine) {
        toast.error(t('network'));
        return false;
      }
      savePendingAction(action);
      signInSheet.open();
      return false;
    },
    [t],
  );
}

/** Whom a visit remembers may have been signed out elsewhere: an action would then be refused, and lost. */
async function userNow() {
  const { status, user } = sessionState();
  return status === 'in' ? user : confirmedUser();
}
