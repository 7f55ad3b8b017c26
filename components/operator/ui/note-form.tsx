'use client';

import { type FormEvent, useState } from 'react';
import { SubmitButton } from '@/components/account/submit-button';
import { TextAreaField } from '@/components/ui/field';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = {
  texts: { note: string; hint: string; add: string };
  /** Writes it down; its failure is shown, its success empties the field. */
  onAdd: (text: string) => Promise<unknown>;
};

/** Adds a note that only operators read. */
export function NoteForm({ texts, onAdd }: Props) {
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function add(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await onAdd(text);
      setText('');
    } catch (refused) {
      setError(errorText(refused));
    }
    setBusy(false);
  }

  return (
    <form noValidate onSubmit={add} className="flex flex-col items-start gap-3">
      <TextAreaField
        className="w-full"
        label={texts.note}
        hint={texts.hint}
        error={error}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <SubmitButton busy={busy} look="outline">
        {texts.add}
      </SubmitButton>
    </form>
  );
}
