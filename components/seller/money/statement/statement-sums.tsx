'use client';

import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { StatementSums as Sums } from '@/lib/api/schemas/seller/money';
import { sumNames } from '@/lib/documents/statement';
import { money } from '@/lib/storefront/format';

/** What a settlement is made of, each part with its reason, and what is left. */
export function StatementSums({ totals }: { totals: Sums }) {
  const t = useTranslations('seller_money');
  const shown = sumNames.filter((name) => totals[name] !== 0);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('adds_up')}</h2>
      <dl className="flex flex-col divide-y divide-line">
        {shown.map((name) => (
          <div key={name} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
            <dt className="font-medium">{t(`sums.${name}`)}</dt>
            <dd className="text-right font-medium tabular-nums" data-sum={name}>
              {money(totals[name])}
            </dd>
            <dd className="col-span-2 max-w-prose pr-16 text-sm text-ink-soft">
              {t(`why.${name}`)}
            </dd>
          </div>
        ))}
        <div className="grid grid-cols-[1fr_auto] gap-x-4 pt-3 text-lg font-bold">
          <dt>{t('total')}</dt>
          <dd className="text-right tabular-nums" data-sum="net">
            {money(totals.net)}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
