'use client';

import { FileDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { getStatement, getStatementFile } from '@/lib/api/seller/money';
import { saveFile } from '@/lib/seller/money/save-file';

type File = 'csv' | 'pdf';

/** The statement as files: all of its lines, not only those on the screen. */
export function DownloadButtons({ id }: { id: string }) {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const [busy, setBusy] = useState<File>();
  const [hasFailed, setFailed] = useState(false);

  async function download(file: File) {
    setBusy(file);
    setFailed(false);
    try {
      const { file_name, csv } = await getStatementFile(lang, id);
      if (file === 'csv') {
        saveFile(file_name, csv);
      } else {
        const { describeCommissionInvoice, describeStatement } = await import(
          '@/lib/documents/statement'
        );
        const { downloadDocuments } = await import('@/lib/storefront/orders/invoice-pdf/download');
        const first = await getStatement(lang, id, 1, 100);
        const lines = [...first.lines];
        for (let page = 2; lines.length < first.total_lines; page++) {
          lines.push(...(await getStatement(lang, id, page, 100)).lines);
        }
        const invoice = first.commission_invoice;
        const documents = [
          describeStatement({ ...first, lines }, t, lang),
          ...(invoice ? [describeCommissionInvoice(invoice, t, lang)] : []),
        ];
        await downloadDocuments(documents, file_name.replace(/csv$/, 'pdf'));
      }
    } catch {
      setFailed(true);
    }
    setBusy(undefined);
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {(['csv', 'pdf'] as const).map((file) => (
          <Button key={file} look="outline" busy={busy === file} onClick={() => download(file)}>
            <FileDown aria-hidden className="size-5" />
            {t(file)}
          </Button>
        ))}
      </div>
      {hasFailed && <Notice tone="bad">{t('file_failed')}</Notice>}
    </div>
  );
}
