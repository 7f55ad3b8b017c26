'use client';

import { useTranslations } from 'next-intl';
import { type Labels, labelKeys } from '@/lib/storefront/orders/invoice-pdf/labels';

/** The words of an invoice, or of a credit note, in the reader's language. */
export function useInvoiceLabels(kind: 'invoice' | 'credit_note' = 'invoice'): Labels {
  const t = useTranslations('invoice');
  const tp = useTranslations('orders.payment_method');
  const words = Object.fromEntries(
    labelKeys.map((key) => [key, key === 'for_seller' ? t(key, { seller: '{seller}' }) : t(key)]),
  ) as Record<(typeof labelKeys)[number], string>;
  const ofNote = kind === 'credit_note' && {
    title: t('credit_title'),
    number: t('credit_number'),
    date: t('credit_date'),
    computer_generated: t('credit_generated'),
  };
  return {
    ...words,
    ...ofNote,
    payment_method: { cod: tp('cod'), card: tp('card'), upi: tp('upi') },
    page: (page, pages) => t('page', { page, pages }),
  };
}
