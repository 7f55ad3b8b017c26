'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FileDown } from '@/components/ui/icons';
import { call, dataOf } from '@/lib/client/call';
import { useInvoiceDownload } from './use-invoice-download';

type Props = {
  orderNumber: string;
  /** The invoice to download; default: all invoices of the order. */
  invoiceNumber?: string;
  isBillOfSupply?: boolean;
  look?: 'outline' | 'quiet';
  label?: string;
  children: ReactNode;
};

/** Downloads invoices as a PDF; the PDF code is loaded at the first click. */
export function InvoiceButton(props: Props) {
  const { orderNumber, invoiceNumber, isBillOfSupply, look, label, children } = props;
  const t = useTranslations('orders');
  const lang = useLocale();
  const { busy, download } = useInvoiceDownload();
  const load = async () =>
    (
      await dataOf(
        call('GET /api/orders/{orderNumber}/userInvoice', { params: { orderNumber }, lang }),
      )
    ).invoices.filter(({ number }) => !invoiceNumber || number === invoiceNumber);
  const name = `${isBillOfSupply ? 'bill-of-supply' : 'invoice'}-${invoiceNumber ?? orderNumber}`;
  return (
    <Button
      look={look ?? 'outline'}
      busy={busy}
      aria-label={label}
      title={busy ? t('preparing') : undefined}
      onClick={() => void download(name, load)}
      className={clsx('print:hidden', look === 'quiet' && '-mx-3 px-3!')}
    >
      {!busy && <FileDown aria-hidden className="size-5" />}
      <span>{children}</span>
    </Button>
  );
}
