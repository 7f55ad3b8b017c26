'use client';

import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { SubmitButton } from '@/components/account/submit-button';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { AreaDialog } from './dialog';

type FormDialogProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  title: string;
  /** On the button that sends it. */
  action: string;
  onClose: () => void;
  /** Sends what was entered; its failure is shown. */
  onSend: (values: Values) => Promise<unknown>;
  /** The fields. */
  children: ReactNode;
};

/** A form of many fields, in a dialog that is open. */
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

type ActionDialogProps = {
  title: string;
  /** On the button that sends it. */
  action: string;
  look?: ComponentProps<typeof SubmitButton>['look'];
  onClose: () => void;
  /** Sends what was entered; its failure is shown, its success closes the dialog. */
  onSend: (value: (name: string) => string) => Promise<unknown>;
  /** The fields, given what was wrong with each. */
  children: (errors: Record<string, string>) => ReactNode;
};

/** Asks for what a step needs, sends it and closes. */
export function ActionDialog({
  title,
  action,
  look,
  onClose,
  onSend,
  children,
}: ActionDialogProps) {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const errors = failure instanceof ApiError ? failure.fields : {};

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    setBusy(true);
    setFailure(undefined);
    try {
      await onSend((name) => String(given.get(name) ?? '').trim());
      onClose();
    } catch (refused) {
      setFailure(refused);
      setBusy(false);
    }
  }

  return (
    <AreaDialog open onClose={onClose} title={title}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        {children(errors)}
        {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
        <SubmitButton busy={busy} look={look}>
          {action}
        </SubmitButton>
      </form>
    </AreaDialog>
  );
}
