'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { listSessions } from '@/lib/api/accounts';
import { swrKeys } from '@/lib/storefront/cache';
import { useUser } from '@/lib/storefront/session/use-user';

/** The devices on which the shopper is signed in, this one first. */
export function useSessions() {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(user && swrKeys.sessions(user.email), () => listSessions(lang));
}
