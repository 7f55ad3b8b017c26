'use client';

import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { SubmitButton } from '@/components/account/submit-button';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { AreaDialog } from './dialog';

type Props = {
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
export function ActionDialog({ title, action, look, onClose, onSend, children }: Props) {
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
