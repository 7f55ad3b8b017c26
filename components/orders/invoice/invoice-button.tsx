'use client';

import clsx from 'clsx';
import { FileDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useInvoiceLabels } from '@/components/orders/invoice/use-invoice-labels';
import { Button } from '@/components/ui/button';
import { getInvoices } from '@/lib/api/orders';
import { ApiError } from '@/lib/api/request';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = {
  orderNumber: string;
  /** Only this one; without it all of the order. */
  invoiceNumber?: string;
  look?: 'outline' | 'quiet';
  label?: string;
  children: ReactNode;
};

const codes = ['jspdf_failed', 'jspdf_autotable_failed', 'invoice_failed'] as const;

/** Downloads invoices as a PDF; what makes it is loaded with the first click. */
export function InvoiceButton({ orderNumber, invoiceNumber, look, label, children }: Props) {
  const t = useTranslations('orders');
  const te = useTranslations('errors');
  const lang = useLocale();
  const labels = useInvoiceLabels();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const all = await getInvoices(lang, orderNumber);
      const wanted = all.filter(({ number }) => !invoiceNumber || number === invoiceNumber);
      const { downloadInvoices } = await import('@/lib/storefront/orders/invoice-pdf/download');
      const name = (invoiceNumber ?? orderNumber).replaceAll('/', '-');
      await downloadInvoices(wanted, labels, `invoice-${name}.pdf`);
    } catch (failure) {
      const code = codes.find((known) => known === (failure as { code?: unknown }).code);
      toast.error(te(code ?? 'invoice_failed'), {
        description: failure instanceof ApiError ? errorText(failure) : undefined,
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      look={look ?? 'outline'}
      busy={busy}
      aria-label={label}
      title={busy ? t('preparing') : undefined}
      onClick={() => void download()}
      className={clsx('print:hidden', look === 'quiet' && '-mx-3 px-3!')}
    >
      {!busy && <FileDown aria-hidden className="size-5" />}
      {children}
    </Button>
  );
}
