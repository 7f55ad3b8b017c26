'use client';

import { useLocale } from 'next-intl';
import { removeAddress } from '@/lib/api/accounts';
import { toast } from '../browser/toast';
import { useErrorText } from '../forms/use-error-text';

/** Removes a saved address and then calls `onRemoved`; a failure is said in a toast. */
export function useRemoveAddress(id: number, onRemoved: () => void): () => Promise<void> {
  const lang = useLocale();
  const errorText = useErrorText();
  return async () => {
    try {
      await removeAddress(lang, id);
      onRemoved();
    } catch (failure) {
      toast.error(errorText(failure));
    }
  };
}
