'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';

/** A link to copy by hand, where the browser did not allow it. */
export default function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const t = useTranslations('share');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.select();
  }, []);

  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby={id}
      className="m-auto w-full max-w-md rounded-card border border-line bg-card p-5 text-ink shadow-raised backdrop:bg-black/50 max-sm:w-[calc(100%-2rem)]"
    >
      <form method="dialog" className="flex flex-col gap-4">
        <h2 id={id} className="text-lg font-bold">
          {t('copy_yourself')}
        </h2>
        <TextField
          label={t('link')}
          hint={t('copy_hint')}
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button type="submit" look="outline" className="self-end">
          {t('close')}
        </Button>
      </form>
    </dialog>
  );
}
