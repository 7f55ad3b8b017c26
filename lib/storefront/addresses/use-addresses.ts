'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { listAddresses } from '@/lib/api/accounts';
import { swrKeys } from '../cache';
import { useUser } from '../session/use-user';

/** The shopper's saved addresses, the default one first. */
export function useAddresses() {
  const { user } = useUser();
  const lang = useLocale();
  const { data, error, mutate } = useSWR(user && swrKeys.addresses(user.email, lang), async () =>
    (await listAddresses(lang)).toSorted((a, b) => Number(b.is_default) - Number(a.is_default)),
  );
  return { addresses: data, error: error as unknown, reload: () => mutate() };
}
