'use client';

import { FileDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { getCreditNotes } from '@/lib/api/returns';
import { useInvoiceDownload } from './use-invoice-download';

type Props = { orderNumber: string; noteNumber: string };

/** Downloads a credit note as a PDF, made as that of an invoice. */
export function CreditNoteButton({ orderNumber, noteNumber }: Props) {
  const t = useTranslations('returns');
  const lang = useLocale();
  const { busy, download } = useInvoiceDownload();
  const load = async () =>
    (await getCreditNotes(lang, orderNumber)).filter(({ number }) => number === noteNumber);
  return (
    <Button
      look="quiet"
      busy={busy}
      aria-label={t('download_this', { number: noteNumber })}
      onClick={() => void download(`credit-note-${noteNumber}`, load)}
      className="-mx-3 px-3! print:hidden"
    >
      {!busy && <FileDown aria-hidden className="size-5" />}
      {t('download')}
    </Button>
  );
}
