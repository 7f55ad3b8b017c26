'use client';

import { useLocale } from 'next-intl';
import useSWR from 'swr';
import type { ReturnTab } from '@/lib/api/schemas/returns/terms';
import { getReturn, listReturns } from '@/lib/api/seller/returns';
import { sellerKeys } from './cache';

/** A page of the store's returns of a tab. */
export function useReturns(tab: ReturnTab, page: number) {
  const lang = useLocale();
  return useSWR(sellerKeys.returns(lang, tab, page), () => listReturns(lang, { tab, page }), {
    keepPreviousData: true,
  });
}

/** A return of the store. */
export function useReturn(id: number) {
  const lang = useLocale();
  return useSWR(sellerKeys.return(lang, id), () => getReturn(lang, id), {
    shouldRetryOnError: false,
  });
}
