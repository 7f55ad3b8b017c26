'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiError } from '@/lib/client/request';
import type { Invoice } from '@/lib/contract/schemas/invoices';
import type { InvoiceTexts } from '@/lib/documents/invoice';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

const codes = ['jspdf_failed', 'jspdf_autotable_failed', 'invoice_failed'] as const;

/** Returns the texts of invoices and credit notes in the reader's language. */
export function useInvoiceTexts(): InvoiceTexts {
  const t = useTranslations('invoice');
  const method = useTranslations('orders.payment_method');
  return { t, method };
}

/** Downloads invoices or credit notes as a PDF; the PDF code is loaded at the first click. */
export function useInvoiceDownload() {
  const te = useTranslations('errors');
  const texts = useInvoiceTexts();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  /** @param name file name without its extension */
  async function download(name: string, load: () => Promise<Invoice[]>) {
    setBusy(true);
    try {
      const invoices = await load();
      const { describeInvoice } = await import('@/lib/documents/invoice');
      const { downloadDocuments } = await import('@/lib/storefront/orders/invoice-pdf/download');
      const documents = invoices.map((invoice) => describeInvoice(invoice, texts));
      await downloadDocuments(documents, `${name.replaceAll('/', '-')}.pdf`);
    } catch (failure) {
      const code = codes.find((known) => known === (failure as { code?: unknown }).code);
      toast.error(te(code ?? 'invoice_failed'), {
        description: failure instanceof ApiError ? errorText(failure) : undefined,
      });
    } finally {
      setBusy(false);
    }
  }

  return { busy, download };
}
