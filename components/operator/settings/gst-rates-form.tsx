'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CsvFile } from '@/components/areas/csv-file';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { GstPreview } from '@/lib/contract/schemas/gst/change';
import { readGstCsv } from '@/lib/operator/gst-csv';

type Outcome = { tone: 'info' | 'bad' | 'good'; text: string };

/** Imports GST rates from a file or pasted text, effective from a future day; previews the changes first. */
export function GstRatesForm() {
  const t = useTranslations('operator_settings.gst');
  const lang = useLocale();
  const [text, setText] = useState('');
  const [from, setFrom] = useState('');
  const [preview, setPreview] = useState<GstPreview>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);

  /** A changed text invalidates the preview. */
  function change(rows: string) {
    setText(rows);
    setPreview(undefined);
  }

  async function send(save: boolean) {
    const { rows, wrong } = readGstCsv(text);
    if (wrong.length || !rows.length || !from) {
      const lines = wrong.slice(0, 20).join(', ');
      setOutcome({ tone: 'bad', text: wrong.length ? t('wrong_lines', { lines }) : t('missing') });
      return;
    }
    setBusy(true);
    setOutcome(undefined);
    try {
      if (save) {
        await dataOf(call('PUT /api/operator/settings/gst-rates', { lang, body: { from, rows } }));
        setPreview(undefined);
        setText('');
        setOutcome({ tone: 'good', text: t('saved') });
      } else
        setPreview(
          await dataOf(
            call('POST /api/operator/settings/gst-rates/preview', { lang, body: { from, rows } }),
          ),
        );
    } catch (error) {
      const words =
        error instanceof ApiError ? (Object.values(error.fields)[0] ?? error.message) : t('failed');
      setOutcome({ tone: 'bad', text: words });
    } finally {
      setBusy(false);
    }
  }

  return (
    <section id="gst" aria-label={t('title')} className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t('title')}</h2>
      <p className="text-sm text-ink-soft">{t('hint')}</p>
      <TextAreaField
        label={t('rows')}
        hint={t('rows_hint')}
        rows={6}
        maxLength={200_000}
        spellCheck={false}
        placeholder={'hsn,up_to,percent,notification\n61,2500,5,9/2025-CTR\n61,,18,9/2025-CTR'}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <CsvFile label={t('file')} onText={change} />
      <TextField
        label={t('from')}
        type="date"
        value={from}
        onChange={({ target }) => {
          setFrom(target.value);
          setPreview(undefined);
        }}
      />
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {preview && (
        <Notice>
          <p>{t('preview', { listings: preview.listings, skus: preview.skus })}</p>
          <ul>
            {preview.changes.map(({ from: was, to, skus }) => (
              <li key={`${was} ${to}`}>{t('change', { from: was, to, skus })}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="outline" busy={busy} onClick={() => send(false)}>
          {t('show')}
        </Button>
        {preview && (
          <Button busy={busy} onClick={() => send(true)}>
            {t('save')}
          </Button>
        )}
      </div>
    </section>
  );
}
