'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/areas/action-dialog';
import { CsvFile } from '@/components/areas/csv-file';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import { longestIdentifier } from '@/lib/contract/schemas/numbers/identifier-text';
import type { RemittanceResult } from '@/lib/contract/schemas/operators/remittances';
import {
  mostRemittanceRows,
  type RemittanceRow,
  readRemittanceCsv,
} from '@/lib/operator/remittance-csv';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';

type Props = {
  couriers: readonly string[];
  onClose: () => void;
  onDone: (results: RemittanceResult[]) => Promise<void>;
};

/** Enters a courier's remittance from a file or pasted lines of AWB number and amount. */
export function RemittanceDialog({ couriers, onClose, onDone }: Props) {
  const t = useTranslations('operator_held_cash');
  const lang = useLocale();
  const [text, setText] = useState('');
  const { rows, wrong } = readRemittanceCsv(text);
  const sum = rows.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;
  const isMany = rows.length > mostRemittanceRows;
  return (
    <ActionDialog
      title={t('enter')}
      action={t('send', { count: rows.length, amount: money(sum) })}
      onClose={onClose}
      onSend={async (value) => {
        const results: RemittanceResult[] = [];
        let entered = 0;
        for (const [reference, of] of byReference(rows, value('reference'))) {
          const answer = await dataOf(
            call('POST /api/operator/cash/remittances', {
              lang,
              body: {
                courier: value('courier'),
                reference,
                paid_on: (of[0]?.paidOn ?? value('paid_on')) || undefined,
                rows: of.map(({ awb, amount }) => ({ awb, amount })),
              },
            }),
          );
          results.push(...answer.results);
          entered += answer.amount;
        }
        toast.success(t('done', { amount: money(entered) }));
        await onDone(results);
      }}
    >
      {(errors) => (
        <>
          <SelectField label={t('courier')} name="courier" error={errors.courier}>
            {couriers.map((courier) => (
              <option key={courier} value={courier}>
                {courier}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('reference')}
            hint={t('reference_hint')}
            name="reference"
            autoComplete="off"
            maxLength={longestIdentifier}
            error={errors.reference}
          />
          <TextField label={t('paid_on')} name="paid_on" type="date" error={errors.paid_on} />
          <CsvFile label={t('file')} onText={setText} />
          <TextAreaField
            label={t('lines')}
            hint={t('lines_hint', { columns: 'awb,amount,reference,date', example: '2026-12-01' })}
            rows={8}
            maxLength={200_000}
            value={text}
            spellCheck={false}
            error={errors.rows}
            onChange={({ target }) => setText(target.value)}
          />
          {wrong.length > 0 && (
            <Notice tone="warn">{t('wrong', { lines: wrong.slice(0, 20).join(', ') })}</Notice>
          )}
          {isMany && <Notice tone="bad">{t('many', { most: mostRemittanceRows })}</Notice>}
        </>
      )}
    </ActionDialog>
  );
}

/** Groups the rows by their reference, else that of the form. */
function byReference(rows: readonly RemittanceRow[], usual: string): [string, RemittanceRow[]][] {
  const groups = new Map<string, RemittanceRow[]>();
  for (const row of rows) {
    const reference = row.reference ?? usual;
    groups.set(reference, [...(groups.get(reference) ?? []), row]);
  }
  return groups.size ? [...groups] : [[usual, []]];
}
