'use client';

import { useState } from 'react';
import { ApiError } from '@/lib/client/request';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

/** Runs a button's action: `busy` while `run` is under way; a failure shows a toast. */
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

/** Sends a form as `useAction` does, but keeps the refusal: `failure` as text and `errors` by field. */
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
