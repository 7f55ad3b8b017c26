'use client';

import { useLocale } from 'next-intl';
import useSWR, { type SWRResponse } from 'swr';
import type { DataOf, InputOf, OwnEndpoint } from '@/lib/client/call';
import { type Asked, callOf, ownKey } from '@/lib/client/use-call';
import { useUser } from './use-user';

/** Makes a call for the signed-in shopper like `useCall`; nothing is called while nobody is signed in. */
export function useOwnCall<const To extends OwnEndpoint>(
  endpoint: To,
  ...[input = {} as InputOf<To>, options = {}]: Asked<To>
): SWRResponse<DataOf<To>> {
  const { user } = useUser();
  const lang = useLocale();
  const { version, ...settings } = options;
  const key = user && input && ownKey(user.email, endpoint, lang, input, version);
  return useSWR(key, callOf<To>, settings);
}
