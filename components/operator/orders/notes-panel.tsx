'use client';

import { useLocale, useTranslations } from 'next-intl';
import { NoteForm } from '@/components/operator/ui/note-form';
import { Panel } from '@/components/operator/ui/panel';
import { addOrderNote } from '@/lib/api/operators/orders';
import type { OperatorOrder } from '@/lib/api/schemas/operators/orders';
import { dateTime } from '@/lib/storefront/format';

type Props = { shown: OperatorOrder; onChanged: (shown: OperatorOrder) => void };

/** What operators wrote down about the order; nobody else reads it, and it stays. */
export function NotesPanel({ shown, onChanged }: Props) {
  const t = useTranslations('operator_orders');
  const lang = useLocale();
  const notes = shown.timeline.filter(({ kind }) => kind === 'note');

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
      <NoteForm
        texts={{ note: t('note'), hint: t('note_hint'), add: t('add_note') }}
        onAdd={async (text) => onChanged(await addOrderNote(lang, shown.order.number, text))}
      />
    </Panel>
  );
}
