'use client';

import { useTranslations } from 'next-intl';
import { AmountTable } from '@/components/areas/amount-table';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { useListQuery } from '@/components/areas/table/use-list-query';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { useCall } from '@/lib/client/use-call';
import type { TaxFigures } from '@/lib/contract/schemas/operators/settlements';
import { saveFile } from '@/lib/storefront/browser/save-file';
import { money } from '@/lib/storefront/format';
import { monthOf, monthsAfter } from '@/lib/time/india';

/** Returns the previous month in India, whose tax returns are due: `2026-10`. */
const lastMonth = () => monthsAfter(monthOf(Date.now()), -1);

/** TCS (GSTR-8) and TDS of a month by seller, also as files. */
export function TaxesView() {
  const t = useTranslations('operator_taxes');
  const { value, open } = useListQuery();
  const month = value('month') ?? lastMonth();
  const figures = useCall('GET /api/operator/tax-figures', { query: { month } });
  const shown = figures.data;
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t('month')}
          type="month"
          required
          value={month}
          onChange={({ target }) => target.value && open({ month: target.value })}
        />
        {shown && (
          <>
            <Button
              look="outline"
              onClick={() => saveFile(`gstr-8-${shown.month}.csv`, shown.gstr8_csv)}
            >
              {t('gstr8')}
            </Button>
            <Button
              look="outline"
              onClick={() => saveFile(`tds-${shown.month}.csv`, shown.tds_csv)}
            >
              {t('tds_file')}
            </Button>
          </>
        )}
      </div>
      {shown && (
        <p className="text-sm text-ink-soft">
          {t('tds_form', {
            ...shown.tds_form,
            code: shown.tds_form.code || t('tds_no_code'),
          })}
        </p>
      )}
      <Loaded of={figures}>
        {({ sellers }) => (sellers.length ? <TaxTable sellers={sellers} /> : <p>{t('none')}</p>)}
      </Loaded>
    </AreaPage>
  );
}

const all = [
  'supplied',
  'returned',
  'net',
  'carried',
  'tcs_cgst',
  'tcs_sgst',
  'tcs_igst',
  'gross',
  'tds',
  'gross_carried',
] as const;

/** Columns shown only if they have a value: most months carry nothing over. */
const rare: readonly string[] = ['carried', 'gross_carried'];

/** The figures of each seller, and their sums. */
function TaxTable({ sellers }: Pick<TaxFigures, 'sellers'>) {
  const t = useTranslations('operator_taxes');
  const columns = all.filter(
    (name) => !rare.includes(name) || sellers.some((seller) => seller[name] !== 0),
  );
  const sums = columns.map((name) => sellers.reduce((sum, seller) => sum + seller[name], 0));
  return (
    <AmountTable
      label={t('title')}
      title={t('seller')}
      columns={columns.map((name) => ({ key: name, title: t(`columns.${name}`) }))}
      hasSums
      rows={[
        ...sellers.map((seller) => ({
          key: seller.gstin,
          head: (
            <>
              <span className="block font-medium">{seller.store}</span>
              <span className="block font-normal text-ink-soft">{seller.gstin}</span>
              <span className="block font-normal text-ink-soft">{seller.pan}</span>
            </>
          ),
          amounts: columns.map((name) => money(seller[name])),
        })),
        { key: 'sum', head: t('sum'), amounts: sums.map(money) },
      ]}
    />
  );
}
