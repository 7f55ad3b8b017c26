'use client';

import { type FormEvent, useState } from 'react';
import { useSend } from '@/components/areas/use-action';
import { SubmitButton } from '@/components/shell/submit-button';
import { TextAreaField } from '@/components/ui/field';

type Props = {
  texts: { note: string; hint: string; add: string };
  /** Adds the note; a failure is shown, success clears the field. */
  onAdd: (text: string) => Promise<unknown>;
};

/** Adds a note that only operators read. */
export function NoteForm({ texts, onAdd }: Props) {
  const [text, setText] = useState('');
  const { busy, failure, send } = useSend();

  async function add(event: FormEvent) {
    event.preventDefault();
    await send(async () => {
      await onAdd(text);
      setText('');
    });
  }

  return (
    <form noValidate onSubmit={add} className="flex flex-col items-start gap-3">
      <TextAreaField
        className="w-full"
        label={texts.note}
        hint={texts.hint}
        error={failure}
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
