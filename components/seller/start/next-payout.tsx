'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import { date, money } from '@/lib/storefront/format';

/** What the next settlement will hold as things stand; leads to the money. */
export function NextPayout({ amount, at }: { amount: number; at: string }) {
  const t = useTranslations('seller_start');
  const lang = useLocale();
  return (
    <AreaLink
      href="/seller/money"
      className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-card p-4 shadow-card hover:border-brand sm:p-5"
    >
      <span className="font-semibold">{t('next_payout', { date: date(at, lang) })}</span>
      <b className="text-2xl tabular-nums">{money(amount)}</b>
    </AreaLink>
  );
}
