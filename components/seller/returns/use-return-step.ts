'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { answersOf, callKey } from '@/lib/client/use-call';
import type { SellerReturn } from '@/lib/contract/schemas/seller/returns';
import type { Locale } from '@/lib/i18n/locales';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

/** Takes a step of a return, shows the result, and reloads the lists. */
export function useReturnStep(id: number) {
  const lang = useLocale();
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const key = callKey('GET /api/seller/returns/{id}', lang, { params: { id } });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function take(
    step: (lang: Locale, id: number) => Promise<SellerReturn>,
    done: string,
  ): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await mutate(key, await step(lang, id), { revalidate: false });
      toast.success(done);
    } catch (failure) {
      setProblem(errorText(failure));
      await mutate(key);
    } finally {
      setBusy(false);
      await mutate(answersOf('/api/seller/returns'));
    }
  }

  return { take, busy, problem };
}
