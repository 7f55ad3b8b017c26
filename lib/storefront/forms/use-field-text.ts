'use client';

import { useTranslations } from 'next-intl';
import type { FieldError, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/client/request';

/** Marks errors whose message is the API's own, already in the shopper's language. */
const fromApi = 'api';

/** Returns the text of a form field's error: the contract's schemas name a key under `validation`. */
export function useFieldText(): (error: FieldError | undefined) => string | undefined {
  const t = useTranslations('validation');
  return (error) => {
    if (!error) return undefined;
    if (error.type === fromApi) return error.message;
    const key = (error.message ?? 'invalid') as 'invalid';
    return t.has(key) ? t(key) : t('invalid');
  };
}

/**
 * Shows the API's field errors at the form's fields and focuses the first.
 * @returns true if every error found its field
 */
export function showFieldErrors<Values extends FieldValues, Context, Checked>(
  form: UseFormReturn<Values, Context, Checked>,
  failure: unknown,
): boolean {
  if (!(failure instanceof ApiError)) return false;
  const all = Object.entries(failure.fields);
  const shown = all.filter(([name]) =>
    // Previous pages stay in the document, hidden.
    [...document.getElementsByName(name)].some((field) => field.checkVisibility()),
  );
  shown.forEach(([name, message], index) => {
    form.setError(name as Path<Values>, { type: fromApi, message }, { shouldFocus: index === 0 });
  });
  return all.length > 0 && shown.length === all.length;
}
