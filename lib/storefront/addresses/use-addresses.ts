'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { call, dataOf } from '@/lib/client/call';
import { ownKey } from '@/lib/client/use-call';
import { useUser } from '../session/use-user';

/** Loads the shopper's saved addresses, the default one first. */
export function useAddresses() {
  const { user } = useUser();
  const lang = useLocale();
  const { data, error, mutate } = useSWR(
    user && ownKey(user.email, 'GET /api/addresses', lang),
    async () =>
      (await dataOf(call('GET /api/addresses', { lang }))).toSorted(
        (a, b) => Number(b.is_default) - Number(a.is_default),
      ),
  );
  return { addresses: data, error: error as unknown, reload: () => mutate() };
}
