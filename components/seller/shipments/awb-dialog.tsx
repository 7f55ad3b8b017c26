'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { AreaDialog } from '@/components/areas/dialog';
import { useSend } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import { type ShippedRow, shipmentsAtOnce } from '@/lib/contract/schemas/seller/shipments';
import { awbRows } from '@/lib/seller/awb-rows';

type Props = { open: boolean; onClose: () => void; onShipped: () => void };

/**
 * Takes a list of order numbers, carriers and AWB numbers, pasted or from a CSV file, and reports the result of
 * each row.
 */
export function AwbDialog({ open, onClose, onShipped }: Props) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { busy, failure, send } = useSend();
  const [results, setResults] = useState<ShippedRow[]>([]);
  const rows = awbRows(text);
  const refused = results.filter(({ is_shipped: isShipped }) => !isShipped);

  async function ship() {
    const told: ShippedRow[] = [];
    await send(async () => {
      for (let at = 0; at < rows.length; at += shipmentsAtOnce) {
        told.push(
          ...(
            await dataOf(
              call('POST /api/seller/shipments/ship', {
                lang,
                body: { rows: rows.slice(at, at + shipmentsAtOnce) },
              }),
            )
          ).results,
        );
      }
      setText('');
    });
    setResults(told);
    onShipped();
  }

  return (
    <AreaDialog open={open} onClose={onClose} title={t('awbs_title')}>
      <div className="flex flex-col gap-4">
        {failure && <Notice tone="bad">{failure}</Notice>}
        {results.length > 0 && (
          <Notice tone={refused.length ? 'warn' : 'good'}>
            <span>{t('awbs_done', { count: results.length - refused.length })}</span>
            {refused.length > 0 && (
              <ul className="mt-2 flex flex-col gap-1">
                {refused.map(({ shipment, message }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a list may name a shipment twice.
                  <li key={index}>
                    <strong className="break-all">{shipment}</strong>: {message}
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        )}
        <TextAreaField
          label={t('awbs_label')}
          hint={t('awbs_hint')}
          rows={8}
          value={text}
          maxLength={200_000}
          spellCheck={false}
          placeholder={'HT-261121-7K3QZD, Delhivery, 1234567890'}
          onChange={({ target }) => setText(target.value)}
        />
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          className="sr-only"
          aria-label={t('awbs_file')}
          tabIndex={-1}
          onChange={async ({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) setText((await chosen.text()).slice(0, 200_000));
            target.value = '';
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button onClick={ship} busy={busy} disabled={rows.length === 0}>
            {t('awbs_send', { count: rows.length })}
          </Button>
          <Button look="outline" onClick={() => file.current?.click()} disabled={busy}>
            {t('awbs_file')}
          </Button>
        </div>
      </div>
    </AreaDialog>
  );
}
