'use client';

import { useTranslations } from 'next-intl';
import { AmountTable } from '@/components/areas/amount-table';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Statement } from '@/lib/api/schemas/seller/money';
import { sumNames } from '@/lib/documents/statement';
import { money } from '@/lib/storefront/format';

type Props = { statement: Statement; onPage: (page: number) => void };

/** The lines of a settlement, page by page. */
export function StatementLines({ statement, onPage }: Props) {
  const t = useTranslations('seller_money');
  const { lines, totals, total_lines, page, limit } = statement;
  const names = sumNames.filter((name) => totals[name] !== 0);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('lines')}</h2>
      <AmountTable
        label={t('lines')}
        title={t('product')}
        columns={[
          ...names.map((name) => ({ key: name, title: t(`sums.${name}`) })),
          { key: 'line-net', title: t('amount') },
        ]}
        hasNet
        rows={lines.map((line) => ({
          key: `${line.order_number}-${line.sku}-${line.description}`,
          head: (
            <>
              <span className="block font-medium wrap-anywhere">{line.description}</span>
              {line.order_number && (
                <span className="text-ink-soft">
                  {line.order_number} · {line.sku}
                </span>
              )}
            </>
          ),
          amounts: [
            ...names.map((name) => (line[name] === 0 ? undefined : money(line[name]))),
            money(line.net),
          ],
        }))}
      />
      {total_lines > limit && (
        <div className="flex justify-between gap-2">
          <Button look="quiet" aria-disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('newer')}
          </Button>
          <Button
            look="quiet"
            aria-disabled={page * limit >= total_lines}
            onClick={() => onPage(page + 1)}
          >
            {t('older')}
          </Button>
        </div>
      )}
    </Card>
  );
}
