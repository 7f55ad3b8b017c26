'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { actOnHealth } from '@/lib/api/operators/health';
import type { HealthAction } from '@/lib/api/schemas/operators/health';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

/** The safe steps, one at a time. */
export function useHealthAction(afterwards: () => Promise<unknown>) {
  const t = useTranslations('operator_health');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<HealthAction>();

  async function run(action: HealthAction) {
    setBusy(action);
    try {
      const { done } = await actOnHealth(lang, action);
      if (action !== 'check_books') toast.success(t(`done.${action}`, { count: done }));
      await afterwards();
    } catch (refused) {
      toast.error(errorText(refused));
    }
    setBusy(undefined);
  }

  return { busy, run };
}
