'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '@/lib/api/request';
import type { Shopper } from '../wishlist/wishlist-changes';
import { type SessionState, serverSessionState, sessionState, subscribeToSession } from './session';

/** Who changes a wishlist; undefined for a visitor. */
export function useShopper(): Shopper | undefined {
  const { user } = useUser();
  const lang = useLocale();
  const t = useTranslations('errors');
  const email = user?.email;
  return useMemo(() => {
    const errors: Shopper['errors'] = (key, values) => t(key as 'unexpected', values as never);
    return email ? { email, lang, errors } : undefined;
  }, [email, lang, t]);
}

/** Whether the API refused a call because the shopper's e-mail address is not confirmed yet. */
export const wantsVerifiedEmail = (failure: unknown): boolean =>
  failure instanceof ApiError &&
  failure.status === 403 &&
  (failure.data as { verify?: boolean } | undefined)?.verify === true;

/**
 * Who is signed in: painted at once from browser storage, then confirmed by the server.
 * `status` is `restoring` until then.
 */
export function useUser(): SessionState {
  return useSyncExternalStore(subscribeToSession, sessionState, serverSessionState);
}
