'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { toast } from '../browser/toast';
import { type PendingAction, savePendingAction } from './pending-action';
import { confirmedUser, sessionState } from './session';
import { signInSheet } from './sign-in-sheet';

/**
 * Guards actions that need a session: returns true if there is one, else stores the action and opens the
 * sign-in sheet; the action then runs on this page. Shows a toast if there is no connection.
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

/**
 * Confirms the session: a remembered user may have been signed out elsewhere, and an action would be refused
 * and lost.
 */
async function userNow() {
  const { status, user } = sessionState();
  return status === 'in' ? user : confirmedUser();
}
