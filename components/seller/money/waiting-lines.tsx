'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { Balance } from '@/lib/api/schemas/seller/money';
import { date, money } from '@/lib/storefront/format';

/** Delivered lines, with the day on which their return window closes. */
export function WaitingLines({ balance }: { balance: Balance }) {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const { waiting, waiting_total } = balance;
  const more = waiting_total - waiting.length;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('waiting')}</h2>
      {waiting.length === 0 && <p className="text-ink-soft">{t('waiting_empty')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {waiting.map((line) => (
          <li
            key={`${line.order_number}-${line.name}`}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3"
          >
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-medium">{line.name}</span>
              <span className="text-sm text-ink-soft">
                {t('order')} {line.order_number}
              </span>
            </span>
            <span className="text-right max-sm:flex max-sm:w-full max-sm:flex-row-reverse max-sm:justify-between">
              <b className="block tabular-nums">{money(line.amount)}</b>
              <span className="text-sm text-ink-soft">
                {t('closes')} {date(line.available_at, lang)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-ink-soft">{t('waiting_more', { count: more })}</p>}
    </Card>
  );
}
