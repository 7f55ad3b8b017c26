'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { getSellerMe } from '@/lib/api/seller/session';
import { sellerKeys } from './cache';

/** Who is signed in, and their store; `data` is undefined until it is known. */
export function useSeller() {
  const lang = useLocale();
  return useSWR(sellerKeys.me(lang), () => getSellerMe(lang));
}

/** Whether an operator looks at the area: then nothing of it can be changed. */
export const useIsView = (): boolean => useSeller().data?.view !== undefined;
