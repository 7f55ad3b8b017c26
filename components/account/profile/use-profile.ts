'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { answerOf, call } from '@/lib/client/call';
import { swrKeys } from '@/lib/storefront/cache';
import { useUser } from '@/lib/storefront/session/use-user';

/** Loads the signed-in shopper's profile from the API. */
export function useProfile() {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(
    user && swrKeys.profile(user.email, lang),
    async () => (await answerOf(call('GET /api/user-auth/profile', { lang }))).user,
  );
}
