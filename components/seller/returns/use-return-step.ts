'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { SellerReturn } from '@/lib/api/schemas/seller/returns';
import type { Locale } from '@/lib/i18n/locales';
import { sellerKeys } from '@/lib/seller/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

/** Takes a step of a return, shows what came of it, and reads the lists anew. */
export function useReturnStep(id: number) {
  const lang = useLocale();
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function take(
    step: (lang: Locale, id: number) => Promise<SellerReturn>,
    done: string,
  ): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await mutate(sellerKeys.return(lang, id), await step(lang, id), { revalidate: false });
      toast.success(done);
    } catch (failure) {
      setProblem(errorText(failure));
      await mutate(sellerKeys.return(lang, id));
    } finally {
      setBusy(false);
      await mutate((key) => Array.isArray(key) && key[0] === 'seller' && key[1] === 'returns');
    }
  }

  return { take, busy, problem };
}
