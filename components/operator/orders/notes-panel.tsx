'use client';

import { useLocale, useTranslations } from 'next-intl';
import { NoteForm } from '@/components/operator/ui/note-form';
import { Panel } from '@/components/operator/ui/panel';
import { call, dataOf } from '@/lib/client/call';
import type { OperatorOrder } from '@/lib/contract/schemas/operators/orders';
import { dateTime } from '@/lib/storefront/format';

type Props = { shown: OperatorOrder; onChanged: (shown: OperatorOrder) => void };

/** Operators' notes about the order; only operators read them, and they cannot be deleted. */
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
        onAdd={async (text) =>
          onChanged(
            await dataOf(
              call('POST /api/operator/orders/{orderNumber}/notes', {
                lang,
                params: { orderNumber: shown.order.number },
                body: { text },
              }),
            ),
          )
        }
      />
    </Panel>
  );
}
