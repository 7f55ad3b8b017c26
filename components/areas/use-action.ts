'use client';

import { useState } from 'react';
import { ApiError } from '@/lib/api/request';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

/** What a button does: `busy` while `run` is at it; a failure is said as a toast. */
export function useAction() {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function run(action: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await action();
    } catch (refused) {
      toast.error(errorText(refused));
    } finally {
      setBusy(false);
    }
  }

  return { busy, run };
}

/** What a form sends: as `useAction`, but why it was refused stays, as `failure` in words and as `errors` by field. */
export function useSend() {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const errors = refused instanceof ApiError ? refused.fields : {};

  async function send(action: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setRefused(undefined);
    try {
      await action();
    } catch (thrown) {
      setRefused(thrown);
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure: refused === undefined ? undefined : errorText(refused), errors, send };
}
