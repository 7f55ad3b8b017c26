'use client';

import { FileDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/api/request';
import { getCreditNotes } from '@/lib/api/returns';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useInvoiceLabels } from './use-invoice-labels';

type Props = { orderNumber: string; noteNumber: string };

/** Downloads a credit note as a PDF, made as that of an invoice. */
export function CreditNoteButton({ orderNumber, noteNumber }: Props) {
  const t = useTranslations('returns');
  const te = useTranslations('errors');
  const lang = useLocale();
  const labels = useInvoiceLabels('credit_note');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const all = await getCreditNotes(lang, orderNumber);
      const wanted = all.filter(({ number }) => number === noteNumber);
      const { downloadInvoices } = await import('@/lib/storefront/orders/invoice-pdf/download');
      const name = `credit-note-${noteNumber.replaceAll('/', '-')}.pdf`;
      await downloadInvoices(wanted, labels, name);
    } catch (failure) {
      toast.error(te('invoice_failed'), {
        description: failure instanceof ApiError ? errorText(failure) : undefined,
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      look="quiet"
      busy={busy}
      aria-label={t('download_this', { number: noteNumber })}
      onClick={() => void download()}
      className="-mx-3 px-3! print:hidden"
    >
      {!busy && <FileDown aria-hidden className="size-5" />}
      {t('download')}
    </Button>
  );
}
