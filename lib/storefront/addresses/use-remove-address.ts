'use client';

import { useLocale } from 'next-intl';
import { call } from '@/lib/client/call';
import { toast } from '../browser/toast';
import { useErrorText } from '../forms/use-error-text';
import { dropAddress } from './address-answers';

/** Deletes a saved address, also from the list on the page, then calls `onRemoved`; a failure shows a toast. */
export function useRemoveAddress(id: number, onRemoved?: () => void): () => Promise<void> {
  const lang = useLocale();
  const errorText = useErrorText();
  return async () => {
    try {
      await call('DELETE /api/addresses/{id}', { params: { id }, lang });
      dropAddress(id);
      onRemoved?.();
    } catch (failure) {
      toast.error(errorText(failure));
    }
  };
}
