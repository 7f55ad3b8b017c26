'use client';

import { ContractForm } from '@/components/areas/form/contract-form';
import type { BodyOf } from '@/lib/client/call';

type Props = {
  texts: { note: string; hint: string; add: string };
  /** Adds the note; success clears the field. */
  onAdd: (text: string) => Promise<unknown>;
};

/** Adds a note that only operators read. */
export function NoteForm({ texts, onAdd }: Props) {
  return (
    <ContractForm<BodyOf<'POST /api/operator/orders/{orderNumber}/notes'>>
      fields={[
        {
          name: 'text',
          kind: 'text',
          label: texts.note,
          hint: texts.hint,
          rows: 3,
          maxLength: 2000,
        },
      ]}
      value={{}}
      schema={async () => (await import('@/lib/contract/schemas/operators/orders')).orderNoteSchema}
      action={texts.add}
      look="outline"
      isInDialog
      isEmptiedAfter
      onSend={({ text }) => onAdd(text)}
    />
  );
}
