'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { ApiError } from '@/lib/client/request';
import type { Acknowledgement } from '@/lib/contract/schemas/common';
import type { Locale } from '@/lib/i18n/locales';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = {
  /** The current reply or answer. */
  written: { text: string; language: Locale } | null;
  labels: { field: string; write: string; change: string };
  send: (text: string) => Promise<Acknowledgement>;
  onSaved: () => void;
};

/** The store's reply or answer, which can be written and changed. */
export function WrittenAnswer({ written, labels, send, onSaved }: Props) {
  const t = useTranslations('seller_feedback');
  const errorText = useErrorText();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(written?.text ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function close() {
    setOpen(false);
    setError(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const { message } = await send(text);
      toast.success(String(message));
      close();
      onSaved();
    } catch (refused) {
      const [field] = refused instanceof ApiError ? Object.values(refused.fields) : [];
      setError(field ?? errorText(refused));
      document.getElementById(id)?.querySelector('textarea')?.focus();
    }
    setBusy(false);
  }

  if (isOpen) {
    return (
      <form id={id} method="post" noValidate onSubmit={submit} className="flex flex-col gap-3">
        <TextAreaField
          label={labels.field}
          hint={t('public_hint')}
          error={error}
          value={text}
          onChange={(event) => setText(event.target.value)}
          required
          maxLength={2000}
          rows={4}
          autoFocus
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={busy}>{t('publish')}</SubmitButton>
          <Button look="outline" onClick={close}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    );
  }
  return (
    <>
      {written && (
        <div className="rounded-control bg-sunken px-4 py-3">
          <p className="text-sm font-semibold">{labels.field}</p>
          <p lang={written.language} className="whitespace-pre-line wrap-anywhere">
            {written.text}
          </p>
        </div>
      )}
      <Button
        ref={opener}
        look={written ? 'quiet' : 'outline'}
        className={written ? 'px-2!' : undefined}
        onClick={() => {
          setText(written?.text ?? '');
          setOpen(true);
        }}
      >
        {written ? labels.change : labels.write}
      </Button>
    </>
  );
}
