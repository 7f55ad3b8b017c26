'use client';

import { useFormContext } from 'react-hook-form';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import type { ApplicationValues } from './application-values';

/** What connects a field to the application, and its error in words. */
export function useApplicationField() {
  const { register, formState } = useFormContext<ApplicationValues>();
  const fieldText = useFieldText();
  return (name: keyof ApplicationValues) => ({
    ...register(name),
    error: fieldText(formState.errors[name]),
  });
}
