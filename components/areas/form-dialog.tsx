'use client';

import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { SubmitButton } from '@/components/shell/submit-button';
import { Notice } from '@/components/ui/notice';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { AreaDialog } from './dialog';

type FormDialogProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  title: string;
  /** Label of the submit button. */
  action: string;
  onClose: () => void;
  /** Sends the values; a failure is shown. */
  onSend: (values: Values) => Promise<unknown>;
  children: ReactNode;
};

/** An open dialog with a form of many fields. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { form, title, action, onClose, onSend, children } = props;
  const failure = useFormFailure(form);

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      await onSend(values);
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <AreaDialog open onClose={onClose} title={title}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {children}
        {failure.text && <Notice tone="bad">{failure.text}</Notice>}
        <SubmitButton busy={form.formState.isSubmitting}>{action}</SubmitButton>
      </form>
    </AreaDialog>
  );
}
