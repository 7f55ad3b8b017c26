'use client';

import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ApplicationValues, emptyApplication } from './application-values';

const key = 'haat:vendor-application';

/** Without what must not lie on a shared device. */
const kept = (values: ApplicationValues): ApplicationValues => ({
  ...values,
  password: '',
  confirm_password: '',
  terms: false,
});

function read(): ApplicationValues | undefined {
  try {
    const saved = localStorage.getItem(key);
    return saved === null ? undefined : (JSON.parse(saved) as ApplicationValues);
  } catch {
    return undefined;
  }
}

function save(values: ApplicationValues): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept(values)));
  } catch {
    // Blocked or full: then a reload forgets.
  }
}

export function forgetApplication(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing to forget.
  }
}

/**
 * Keeps what is typed on the device. After a reload the form begins with its first step again: the password,
 * which is not kept, has to be typed there.
 */
export function useApplicationDraft(form: UseFormReturn<ApplicationValues>): void {
  useEffect(() => {
    const draft = read();
    if (draft) form.reset({ ...emptyApplication, ...kept(draft) });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => save(values),
    });
  }, [form]);
}
