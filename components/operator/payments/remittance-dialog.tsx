'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CsvFile } from '@/components/areas/csv-file';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
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

/** The bodies of all calls together, one for each reference. */
type Typed = Omit<BodyOf<'POST /api/operator/cash/remittances'>, 'rows' | 'reference'> & {
  reference?: string;
  rows: readonly RemittanceRow[];
};

/** Enters a courier's remittance from a file or pasted lines of AWB number and amount. */
export function RemittanceDialog({ couriers, onClose, onDone }: Props) {
  const t = useTranslations('operator_held_cash');
  const lang = useLocale();
  const [text, setText] = useState('');
  const { rows, wrong } = readRemittanceCsv(text);
  const sum = rows.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;
  const isEachNamed = rows.every(({ reference }) => reference);
  const isMany = rows.length > mostRemittanceRows;
  return (
    <ContractDialog<Typed>
      title={t('enter')}
      action={t('send', { count: rows.length, amount: money(sum) })}
      fields={[
        {
          name: 'courier',
          kind: 'choice',
          label: t('courier'),
          options: couriers.map((courier) => ({ value: courier, label: courier })),
          isWide: true,
        },
        {
          name: 'reference',
          kind: 'line',
          label: t('reference'),
          hint: t('reference_hint'),
          // Sent as empty it is refused; it may be left out only if each row names its own.
          ...(!isEachNamed && { empty: '' }),
          maxLength: longestIdentifier,
          isWide: true,
        },
        { name: 'paid_on', kind: 'day', label: t('paid_on'), isWide: true },
        {
          name: 'rows',
          kind: 'own',
          label: t('lines'),
          read: (typed) => readRemittanceCsv(String(typed ?? '')).rows,
          render: ({ error, set }) => {
            const take = (typed: string) => {
              setText(typed);
              set(typed);
            };
            return (
              <div className="flex flex-col gap-4">
                <CsvFile label={t('file')} onText={take} />
                <TextAreaField
                  name="rows"
                  label={t('lines')}
                  hint={t('lines_hint', {
                    columns: 'awb,amount,reference,date',
                    example: '2026-12-01',
                  })}
                  rows={8}
                  maxLength={200_000}
                  value={text}
                  spellCheck={false}
                  error={error}
                  onChange={({ target }) => take(target.value)}
                />
                {wrong.length > 0 && (
                  <Notice tone="warn">
                    {t('wrong', { lines: wrong.slice(0, 20).join(', ') })}
                  </Notice>
                )}
                {isMany && <Notice tone="bad">{t('many', { most: mostRemittanceRows })}</Notice>}
              </div>
            );
          },
        },
      ]}
      value={{ courier: couriers[0] }}
      schema={async () => {
        const all = await import('@/lib/contract/schemas/operators/remittances');
        return all.newRemittanceSchema.partial({ reference: true });
      }}
      onClose={onClose}
      onSend={async (body) => {
        const results: RemittanceResult[] = [];
        let entered = 0;
        for (const [reference, of] of byReference(body.rows, body.reference ?? '')) {
          const answer = await dataOf(
            call('POST /api/operator/cash/remittances', {
              lang,
              body: {
                courier: body.courier,
                reference,
                paid_on: of[0]?.paidOn ?? body.paid_on,
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
    />
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
