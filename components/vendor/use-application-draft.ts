'use client';

import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ApplicationValues, emptyApplication, type StepNumber } from './application-values';

const key = 'haat:vendor-application';

type Draft = { values: ApplicationValues; step: StepNumber };

/** Without what must not lie on a shared device. */
const kept = (values: ApplicationValues): ApplicationValues => ({
  ...values,
  password: '',
  confirm_password: '',
  terms: false,
});

function read(): Draft | undefined {
  try {
    const saved = localStorage.getItem(key);
    return saved === null ? undefined : (JSON.parse(saved) as Draft);
  } catch {
    return undefined;
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
 * Keeps what is typed, and the step, on the device; answers whether a draft was found. A draft opens at the
 * first step when its password, which is not kept, has to be typed again.
 */
export function useApplicationDraft(
  form: UseFormReturn<ApplicationValues>,
  step: StepNumber,
): boolean {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const draft = read();
    if (!draft) return;
    form.reset({ ...emptyApplication, ...kept(draft.values) });
    setRestored(draft.step > 1);
  }, [form]);
  useEffect(() => {
    const save = (values: ApplicationValues) => {
      try {
        localStorage.setItem(key, JSON.stringify({ values: kept(values), step }));
      } catch {
        // Blocked or full: then a reload forgets.
      }
    };
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => save(values),
    });
  }, [form, step]);
  return restored;
}
