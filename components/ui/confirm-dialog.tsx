'use client';

import { type ReactNode, useId, useRef } from 'react';
import { Button } from './button';

type Props = {
  /** Renders the control that opens the dialog, given its click handler. */
  children: (open: () => void) => ReactNode;
  title: string;
  text?: string;
  labels: { confirm: string; cancel: string };
  onConfirm: () => void;
};

const confirmed = 'confirmed';

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog({ children, title, text, labels, onConfirm }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      {children(() => dialog.current?.showModal())}
      <dialog
        ref={dialog}
        onClose={({ currentTarget }) => {
          if (currentTarget.returnValue === confirmed) onConfirm();
          currentTarget.returnValue = '';
        }}
        aria-labelledby={`${id}-title`}
        className="m-auto w-full max-w-md rounded-card border border-line bg-card p-5 text-ink shadow-raised backdrop:bg-black/50 max-sm:w-[calc(100%-2rem)]"
      >
        <form method="dialog" className="flex flex-col gap-4">
          <h2 id={`${id}-title`} className="text-lg font-bold">
            {title}
          </h2>
          {text && <p className="text-ink-soft">{text}</p>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button type="submit" look="outline">
              {labels.cancel}
            </Button>
            <Button type="submit" look="danger" value={confirmed}>
              {labels.confirm}
            </Button>
          </div>
        </form>
      </dialog>
    </>
  );
}
