'use client';

import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { AreaDialog } from './dialog';
import { useSend } from './use-action';

type Props = {
  title: string;
  /** Label of the submit button. */
  action: string;
  look?: ComponentProps<typeof SubmitButton>['look'];
  /** Label of a second button, which closes the dialog without a change. */
  keep?: string;
  onClose: () => void;
  /** Sends the values; a failure is shown, success closes the dialog. */
  onSend: (value: (name: string) => string) => Promise<unknown>;
  /** Renders the fields, given each field's error. */
  children: (errors: Record<string, string>) => ReactNode;
};

/** A dialog that asks for the values of a step, sends them and closes. */
export function ActionDialog({ title, action, look, keep, onClose, onSend, children }: Props) {
  const { busy, failure, errors, send } = useSend();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    await send(async () => {
      await onSend((name) => String(given.get(name) ?? '').trim());
      onClose();
    });
  }

  return (
    <AreaDialog open onClose={onClose} title={title}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {children(errors)}
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          {keep && (
            <Button look="outline" onClick={onClose}>
              {keep}
            </Button>
          )}
          <SubmitButton busy={busy} look={look} className="flex-1">
            {action}
          </SubmitButton>
        </div>
      </form>
    </AreaDialog>
  );
}
