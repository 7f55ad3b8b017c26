'use client';

import { FileDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useInvoiceLabels } from '@/components/orders/invoice/use-invoice-labels';
import { Button } from '@/components/ui/button';
import { getCreditNote } from '@/lib/api/seller/returns';
import { toast } from '@/lib/storefront/browser/toast';

/** The number of a return's credit note, and the note as a PDF. */
export function CreditNote({ id, number }: { id: number; number: string }) {
  const t = useTranslations('seller_returns');
  const te = useTranslations('errors');
  const lang = useLocale();
  const labels = useInvoiceLabels('credit_note');
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const notes = await getCreditNote(lang, id);
      const { downloadInvoices } = await import('@/lib/storefront/orders/invoice-pdf/download');
      await downloadInvoices(notes, labels, `credit-note-${number.replaceAll('/', '-')}.pdf`);
    } catch {
      toast.error(te('invoice_failed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
      <span className="text-sm text-ink-soft">{t('credit_note', { number })}</span>
      <Button look="outline" busy={busy} onClick={() => void download()}>
        {!busy && <FileDown aria-hidden className="size-5" />}
        {t('download')}
      </Button>
    </div>
  );
}
