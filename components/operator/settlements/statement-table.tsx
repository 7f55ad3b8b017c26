'use client';

import { useTranslations } from 'next-intl';
import { AmountTable } from '@/components/areas/amount-table';
import { AreaLink } from '@/components/areas/link';
import type { OperatorStatement } from '@/lib/api/schemas/operators/statement';
import { sumNames } from '@/lib/documents/statement';
import { money } from '@/lib/storefront/format';

/** The lines of a settlement. */
export function StatementTable({ statement }: { statement: OperatorStatement }) {
  const t = useTranslations('operator_settlements');
  const names = sumNames.filter((name) => statement.totals[name] !== 0);
  return (
    <AmountTable
      label={t('lines')}
      title={t('line')}
      columns={[
        ...names.map((name) => ({ key: name, title: t(`sums.${name}`) })),
        { key: 'line-net', title: t('net') },
      ]}
      hasNet
      rows={statement.lines.map((line) => ({
        key: `${line.order_number} ${line.sku} ${line.description}`,
        head: (
          <>
            <span className="block font-medium wrap-anywhere">{line.description}</span>
            {line.order_number && (
              <AreaLink
                href={`/operator/orders/${line.order_number}`}
                className="inline-flex min-h-9 items-center text-brand hover:underline"
              >
                {line.order_number}
              </AreaLink>
            )}
          </>
        ),
        amounts: [
          ...names.map((name) => (line[name] === 0 ? undefined : money(line[name]))),
          money(line.net),
        ],
      }))}
    />
  );
}
