'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { getProfile } from '@/lib/api/accounts';
import { swrKeys } from '@/lib/storefront/cache';
import { useUser } from '@/lib/storefront/session/use-user';

/** The signed-in shopper as the API knows them. */
export function useProfile() {
  const { user } = useUser();
  const lang = useLocale();
  return useSWR(
    user && swrKeys.profile(user.email, lang),
    async () => (await getProfile(lang)).user,
  );
}
