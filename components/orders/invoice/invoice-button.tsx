'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FileDown } from '@/components/ui/icons';
import { getInvoices } from '@/lib/api/orders';
import { useInvoiceDownload } from './use-invoice-download';

type Props = {
  orderNumber: string;
  /** Only this one; without it all of the order. */
  invoiceNumber?: string;
  look?: 'outline' | 'quiet';
  label?: string;
  children: ReactNode;
};

/** Downloads invoices as a PDF; what makes it is loaded with the first click. */
export function InvoiceButton({ orderNumber, invoiceNumber, look, label, children }: Props) {
  const t = useTranslations('orders');
  const lang = useLocale();
  const { busy, download } = useInvoiceDownload();
  const load = async () =>
    (await getInvoices(lang, orderNumber)).filter(
      ({ number }) => !invoiceNumber || number === invoiceNumber,
    );
  return (
    <Button
      look={look ?? 'outline'}
      busy={busy}
      aria-label={label}
      title={busy ? t('preparing') : undefined}
      onClick={() => void download(`invoice-${invoiceNumber ?? orderNumber}`, load)}
      className={clsx('print:hidden', look === 'quiet' && '-mx-3 px-3!')}
    >
      {!busy && <FileDown aria-hidden className="size-5" />}
      {children}
    </Button>
  );
}
