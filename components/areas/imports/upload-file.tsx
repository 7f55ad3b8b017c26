'use client';

import clsx from 'clsx';
import { FileUp } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type DragEvent, useRef, useState } from 'react';
import { ProgressBar } from '@/components/areas/progress-bar';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { dataOf } from '@/lib/client/call';
import { upload } from '@/lib/client/upload';
import { importSizeLimit } from '@/lib/contract/schemas/seller/imports';
import { pathIn } from '@/lib/i18n/language-path';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useImportSide } from './side';

/** Timeout in milliseconds: 200 MB on a line of two megabits. */
const patience = 20 * 60_000;

const most = importSizeLimit;

/**
 * Uploads a chosen or dropped file, and opens the page of its import.
 * @param hint accepted files
 */
export function UploadFile({ hint }: { hint: string }) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  const { area } = useImportSide();
  const router = useRouter();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<{ file: string; part: number }>();
  const [error, setError] = useState('');
  const [isOver, setOver] = useState(false);

  async function send(file: File | undefined) {
    if (!file || sending) return;
    if (file.size > most) return setError(t('too_big'));
    setError('');
    setSending({ file: file.name, part: 0 });
    try {
      const onProgress = (part: number) => setSending({ file: file.name, part });
      const { id } = await dataOf(
        upload(`POST /api/${area}/imports`, lang, file, {
          onProgress,
          query: { name: file.name.slice(-200) },
          timeout: patience,
        }),
      );
      router.push(pathIn(lang, `/${area}/imports/${id}`));
    } catch (failure) {
      setError(errorText(failure));
      setSending(undefined);
    }
    if (input.current) input.current.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    send(event.dataTransfer.files[0]);
  }

  return (
    <section
      aria-labelledby="new-import"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'flex flex-col items-center justify-center gap-4 rounded-card border-2 border-dashed p-6 text-center',
        isOver ? 'border-brand bg-brand-soft' : 'border-line-strong bg-card',
      )}
    >
      <FileUp aria-hidden className="size-10 text-brand" />
      <h2 id="new-import" className="text-lg font-semibold">
        {t('new')}
      </h2>
      <p className="max-w-prose text-sm text-pretty text-ink-soft">{hint}</p>
      <input
        ref={input}
        type="file"
        id="import-file"
        accept=".csv,.tsv,.txt,.xlsx,.xml,.zip,text/csv"
        aria-label={t('choose')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => send(target.files?.[0])}
      />
      <Button busy={Boolean(sending)} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <p className="text-sm text-ink-soft max-sm:hidden">{t('drop')}</p>
      {sending && (
        <ProgressBar
          part={sending.part}
          label={t('uploading', {
            file: sending.file,
            percent: Math.round(sending.part * 100),
          })}
        />
      )}
      {error && <Notice tone="bad">{error}</Notice>}
    </section>
  );
}
