'use client';

import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useErrorText } from './use-error-text';
import { showFieldErrors } from './use-field-text';

/** Shows why a form was refused: at the fields that the API names, else as one text above the button. */
export function useFormFailure<Values extends FieldValues, Context, Checked>(
  form: UseFormReturn<Values, Context, Checked>,
) {
  const errorText = useErrorText();
  const [text, setText] = useState<string>();
  return {
    text,
    clear: () => setText(undefined),
    show: (failure: unknown) =>
      setText(showFieldErrors(form, failure) ? undefined : errorText(failure)),
  };
}
