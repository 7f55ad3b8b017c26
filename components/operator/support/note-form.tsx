'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { SubmitButton } from '@/components/account/submit-button';
import { Panel } from '@/components/operator/ui/panel';
import { TextAreaField } from '@/components/ui/field';
import { addTicketNote } from '@/lib/api/operators/tickets';
import type { OperatorTicket } from '@/lib/api/schemas/operators/tickets';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = { ticket: OperatorTicket; onChanged: (ticket: OperatorTicket) => void };

/** Adds a note to a ticket, which only operators read. */
export function NoteForm({ ticket, onChanged }: Props) {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function add(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      onChanged(await addTicketNote(lang, ticket.ticket_number, text));
      setText('');
    } catch (refused) {
      setError(errorText(refused));
    }
    setBusy(false);
  }

  return (
    <Panel title={t('notes')}>
      <form noValidate onSubmit={add} className="flex flex-col items-start gap-3">
        <TextAreaField
          className="w-full"
          label={t('note')}
          hint={t('note_hint')}
          error={error}
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <SubmitButton busy={busy} look="outline">
          {t('add_note')}
        </SubmitButton>
      </form>
    </Panel>
  );
}
