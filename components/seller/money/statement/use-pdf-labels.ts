'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { PdfLabels } from '@/lib/seller/money/pdf-labels';
import { sumNames } from '@/lib/seller/money/sum-names';
import { date } from '@/lib/storefront/format';

/** The words of a statement's PDF, in the language of the page. */
export function usePdfLabels(): PdfLabels {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const sums = Object.fromEntries(sumNames.map((name) => [name, t(`sums.${name}`)]));
  return {
    sums: sums as PdfLabels['sums'],
    total: t('total'),
    lines: t('lines'),
    invoice: t('invoice'),
    credit_note: t('credit_note'),
    number: t('invoice_number'),
    date: t('invoice_date'),
    sac: t('invoice_sac'),
    taxable: t('invoice_taxable'),
    invoice_total: t('invoice_total'),
    supplier: t('supplier'),
    recipient: t('recipient'),
    gstin: t('gstin'),
    state_code: t('state_code'),
    service: t('service'),
    in_words: t('in_words'),
    computer_generated: t('computer_generated'),
    statement: (number) => t('settlement', { number }),
    page: (page, pages) => t('page', { page, pages }),
    day: (iso) => date(iso, lang),
  };
}
