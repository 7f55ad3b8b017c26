'use client';

import { FileDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useInvoiceDownload } from '@/components/orders/invoice/use-invoice-download';
import { Button } from '@/components/ui/button';
import { getCreditNote } from '@/lib/api/seller/returns';

/** The number of a return's credit note, and the note as a PDF. */
export function CreditNote({ id, number }: { id: number; number: string }) {
  const t = useTranslations('seller_returns');
  const lang = useLocale();
  const { busy, download } = useInvoiceDownload();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
      <span className="text-sm text-ink-soft">{t('credit_note', { number })}</span>
      <Button
        look="outline"
        busy={busy}
        onClick={() => void download(`credit-note-${number}`, () => getCreditNote(lang, id))}
      >
        {!busy && <FileDown aria-hidden className="size-5" />}
        {t('download')}
      </Button>
    </div>
  );
}
