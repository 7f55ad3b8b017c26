'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { CommissionInvoice } from '@/lib/api/schemas/seller/money';
import { date, money } from '@/lib/storefront/format';

/** The market's invoice for its commission. */
export function InvoiceCard({ invoice }: { invoice: CommissionInvoice | null }) {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const taxes = (['cgst', 'sgst', 'igst'] as const).filter((name) => invoice?.[name]);
  const rows = invoice && [
    [t('invoice_number'), invoice.number],
    [t('invoice_date'), date(invoice.issued_at, lang)],
    [t('invoice_taxable'), money(invoice.taxable)],
    ...taxes.map((name) => [name.toUpperCase(), money(invoice[name])] as const),
    [t('invoice_total'), money(invoice.total)],
  ];
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t(invoice?.kind ?? 'invoice')}</h2>
      {!rows && <p className="text-ink-soft">{t('invoice_none')}</p>}
      {rows && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
