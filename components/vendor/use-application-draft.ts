'use client';

import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { recallOnDevice, rememberOnDevice } from '@/lib/storefront/browser/device-memory';
import { type ApplicationValues, emptyApplication } from './application-values';

const name = 'vendor-application';

/** Removes values that must not be stored on a shared device. */
const kept = (values: ApplicationValues): ApplicationValues => ({
  ...values,
  password: '',
  confirm_password: '',
  terms: false,
});

export const forgetApplication = () => rememberOnDevice(name, undefined);

/**
 * Stores the typed values on the device. After a reload the form starts at its first step again, since the
 * password, which is not stored, must be typed there.
 */
export function useApplicationDraft(form: UseFormReturn<ApplicationValues>): void {
  useEffect(() => {
    const draft = recallOnDevice<ApplicationValues>(name);
    if (draft) form.reset({ ...emptyApplication, ...kept(draft) });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => rememberOnDevice(name, kept(values)),
    });
  }, [form]);
}
