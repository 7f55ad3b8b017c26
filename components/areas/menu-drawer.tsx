'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { type MenuEntry, SectionMenu } from './section-menu';

type Props = {
  open: boolean;
  title: string;
  entries: readonly MenuEntry[];
  onClose: () => void;
};

/** The sections on a phone: a drawer from the side. */
export function MenuDrawer({ open, title, entries, onClose }: Props) {
  const t = useTranslations('areas');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-label={t('menu')}
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] border-r border-line bg-card p-3 text-ink shadow-raised backdrop:bg-black/50"
    >
      <div className="flex items-center justify-between gap-4 pb-2 pl-3">
        <b>{title}</b>
        <button
          type="button"
          onClick={onClose}
          aria-label={t('close_menu')}
          className="grid size-11 place-items-center rounded-control hover:bg-sunken"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <SectionMenu label={t('navigation')} entries={entries} onChoose={onClose} />
    </dialog>
  );
}
