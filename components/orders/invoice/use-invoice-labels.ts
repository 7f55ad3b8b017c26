'use client';

import { useTranslations } from 'next-intl';
import { type Labels, labelKeys } from '@/lib/storefront/orders/invoice-pdf/labels';

/** The words of an invoice in the shopper's language. */
export function useInvoiceLabels(): Labels {
  const t = useTranslations('invoice');
  const tp = useTranslations('orders.payment_method');
  const words = Object.fromEntries(
    labelKeys.map((key) => [key, key === 'for_seller' ? t(key, { seller: '{seller}' }) : t(key)]),
  ) as Record<(typeof labelKeys)[number], string>;
  return {
    ...words,
    payment_method: { cod: tp('cod'), card: tp('card'), upi: tp('upi') },
    page: (page, pages) => t('page', { page, pages }),
  };
}
