'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { X } from '@/components/ui/icons';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** A modal dialog; on a phone a sheet at the bottom. */
export function Dialog({ open, onClose, title, closeLabel, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby={id}
      className="m-auto max-h-[92dvh] w-full max-w-xl overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-0 text-ink shadow-raised backdrop:bg-black/50 max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none"
    >
      {open && (
        <>
          <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-card py-2 pr-2 pl-5">
            <h2 id={id} className="text-lg font-bold">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label={closeLabel}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          <div className="p-5">{children}</div>
        </>
      )}
    </dialog>
  );
}
