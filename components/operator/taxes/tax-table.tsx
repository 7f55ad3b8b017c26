'use client';

import { useTranslations } from 'next-intl';
import { AmountTable } from '@/components/areas/amount-table';
import type { TaxFigures } from '@/lib/api/schemas/operators/settlements';
import { money } from '@/lib/storefront/format';

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

/** What is carried over is shown where there is any: most months have none. */
const rare: readonly string[] = ['carried', 'gross_carried'];

/** The figures of each seller, and their sums. */
export function TaxTable({ sellers }: Pick<TaxFigures, 'sellers'>) {
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
