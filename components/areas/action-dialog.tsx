'use client';

import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { SubmitButton } from '@/components/account/submit-button';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { AreaDialog } from './dialog';
import { useSend } from './use-action';

type Props = {
  title: string;
  /** On the button that sends it. */
  action: string;
  look?: ComponentProps<typeof SubmitButton>['look'];
  /** On a second button, which leaves everything as it is. */
  keep?: string;
  onClose: () => void;
  /** Sends what was entered; its failure is shown, its success closes the dialog. */
  onSend: (value: (name: string) => string) => Promise<unknown>;
  /** The fields, given what was wrong with each. */
  children: (errors: Record<string, string>) => ReactNode;
};

/** Asks for what a step needs, sends it and closes. */
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
