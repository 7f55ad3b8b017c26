'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { SubmitButton } from '@/components/account/submit-button';
import { Panel } from '@/components/operator/ui/panel';
import { TextAreaField } from '@/components/ui/field';
import { addOrderNote } from '@/lib/api/operators/orders';
import type { OperatorOrder } from '@/lib/api/schemas/operators/orders';
import { dateTime } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = { shown: OperatorOrder; onChanged: (shown: OperatorOrder) => void };

/** What operators wrote down about the order; nobody else reads it, and it stays. */
export function NotesPanel({ shown, onChanged }: Props) {
  const t = useTranslations('operator_orders');
  const lang = useLocale();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const notes = shown.timeline.filter(({ kind }) => kind === 'note');

  async function add(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      onChanged(await addOrderNote(lang, shown.order.number, text));
      setText('');
    } catch (refused) {
      setError(errorText(refused));
    }
    setBusy(false);
  }

  return (
    <Panel title={t('notes')}>
      {notes.length > 0 && (
        <ul className="flex flex-col gap-3">
          {notes.map(({ at, text: written, by }) => (
            <li key={`${at} ${written}`} className="rounded-control bg-sunken p-3">
              <p className="whitespace-pre-line wrap-anywhere">{written}</p>
              <p className="text-sm text-ink-soft">
                {`${by ?? t('by_key')} · ${dateTime(at, lang)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
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
