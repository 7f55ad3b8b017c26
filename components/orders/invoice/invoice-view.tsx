'use client';

import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { describeInvoice } from '@/lib/documents/invoice';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useInvoices } from '@/lib/storefront/orders/use-orders';
import { DocumentView } from './document-view';
import { useInvoiceTexts } from './use-invoice-download';

type Props = { orderNumber: string; invoiceNumber: string };

/** An invoice on the page: the content of its PDF as accessible tables and lists. */
export default function InvoiceView({ orderNumber, invoiceNumber }: Props) {
  const texts = useInvoiceTexts();
  const errorText = useErrorText();
  const { data: invoices, error } = useInvoices(orderNumber);
  const invoice = invoices?.find(({ number }) => number === invoiceNumber);
  if (!invoice && error) return <Notice tone="bad">{errorText(error)}</Notice>;
  if (!invoice) return <Spinner className="m-4" />;
  return <DocumentView document={describeInvoice(invoice, texts)} name={invoiceNumber} />;
}
