'use client';

import { useLocale, useTranslations } from 'next-intl';
import { date, money } from '@/lib/storefront/format';
import { fromClock } from '@/lib/time/india';
import { amountIn, type CouponDraft } from './draft';

/** What the coupon of a form gives and asks, in a sentence. */
export function CouponWords({ draft }: { draft: CouponDraft }) {
  const t = useTranslations('operator_coupons');
  const lang = useLocale();
  const value = amountIn(draft.value);
  const sum = (typed: string) => {
    const amount = amountIn(typed);
    return amount ? money(amount) : undefined;
  };
  const [cap, least] = [draft.kind === 'percent' && sum(draft.cap), sum(draft.least_order)];
  const uses = amountIn(draft.uses_allowed);
  const end = fromClock(draft.ends_at);
  const parts = value
    ? [
        draft.kind === 'percent'
          ? t('words.percent', { percent: value })
          : t('words.amount', { amount: money(value) }),
        cap && t('words.cap', { amount: cap }),
        least && t('words.least_order', { amount: least }),
        draft.first_order_only && t('words.first_order'),
        uses && t('words.uses', { count: uses }),
        end && t('words.until', { day: date(end, lang) }),
        draft.paid_by === 'seller' && draft.store
          ? t('words.paid_by_store', { store: draft.store })
          : t(`words.paid_by_${draft.paid_by}`),
      ].filter(Boolean)
    : [t('words.nothing')];
  return (
    <p aria-live="polite" className="rounded-control bg-sunken px-4 py-3 font-medium">
      {parts.join(', ')}
    </p>
  );
}
