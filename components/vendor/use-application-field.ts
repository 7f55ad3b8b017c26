'use client';

import { useFormContext } from 'react-hook-form';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import type { ApplicationValues } from './application-values';

/** Returns a field's registration with the application, and its error as text. */
export function useApplicationField() {
  const { register, formState } = useFormContext<ApplicationValues>();
  const fieldText = useFieldText();
  return (name: keyof ApplicationValues) => ({
    ...register(name),
    error: fieldText(formState.errors[name]),
  });
}
