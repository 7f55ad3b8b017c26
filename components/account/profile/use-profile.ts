'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { answerOf, call } from '@/lib/client/call';
import { ownKey } from '@/lib/client/use-call';
import { useUser } from '@/lib/storefront/session/use-user';

/** Loads the signed-in shopper's profile from the API. */
export function useProfile() {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(
    user && ownKey(user.email, 'GET /api/user-auth/profile', lang),
    async () => (await answerOf(call('GET /api/user-auth/profile', { lang }))).user,
  );
}
