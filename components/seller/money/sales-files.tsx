'use client';

import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SelectField, TextField } from '@/components/ui/field';
import { type SalesList, salesLists } from '@/lib/contract/schemas/seller/sales-lists';
import { today } from '@/lib/time/india';

/** Downloads of the store's sales of some days; at first the invoices of this month. */
export function SalesFiles() {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const [list, setList] = useState<SalesList>('invoices');
  const [from, setFrom] = useState(() => `${today().slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  const address = (format: 'csv' | 'xlsx') => {
    const days = { ...(from && { from }), ...(to && { to }) };
    return `/api/seller/exports/sales?${new URLSearchParams({ list, format, lang, ...days })}`;
  };
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('sales_files')}</h2>
      <p className="text-sm text-ink-soft">{t('sales_files_hint')}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          label={t('sales_list')}
          value={list}
          onChange={({ target }) =>
            setList(salesLists.find((each) => each === target.value) ?? 'invoices')
          }
        >
          {salesLists.map((each) => (
            <option key={each} value={each}>
              {t(`sales_${each}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          type="date"
          label={t('sales_from')}
          value={from}
          max={to || undefined}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          type="date"
          label={t('sales_to')}
          value={to}
          min={from || undefined}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button key={format} asChild look="outline">
            <a href={address(format)} download>
              <Download aria-hidden className="size-5" />
              {t(format)}
            </a>
          </Button>
        ))}
      </div>
    </Card>
  );
}
