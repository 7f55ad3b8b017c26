'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { Balance } from '@/lib/api/schemas/seller/money';
import { date, money } from '@/lib/storefront/format';

/** What is owed to the store, and which part of it comes when. */
export function BalanceCards({ balance }: { balance: Balance }) {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const owed = balance.balance < 0 ? t('balance_negative') : t('balance_hint');
  const cards = [
    [t('balance'), balance.balance, owed],
    [t('on_the_way'), balance.on_the_way, t('on_the_way_hint')],
    [t('next'), balance.next, t('next_hint', { date: date(balance.next_at, lang) })],
    [t('in_settlement'), balance.in_settlement, t('in_settlement_hint')],
  ] as const;
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {cards.map(([name, amount, hint]) => (
        <Card key={name} className="flex flex-col gap-1">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-2xl font-bold tabular-nums">{money(amount)}</dd>
          <dd className="text-sm text-ink-soft">{hint}</dd>
        </Card>
      ))}
    </dl>
  );
}
