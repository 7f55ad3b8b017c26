'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AreaLink } from '@/components/areas/link';
import { Picture } from '@/components/ui/picture';
import type { DealRow } from '@/lib/api/schemas/promotions/deals';
import { dateTime, money } from '@/lib/storefront/format';
import { DealBadge } from './deal-badge';
import { useDealName } from './use-deal-name';

/** Deals as cards that lead to them. */
export function DealList({ deals }: { deals: DealRow[] }) {
  const t = useTranslations('seller_deals');
  const lang = useLocale();
  const nameOf = useDealName();
  return (
    <ul className="flex flex-col gap-3">
      {deals.map((deal) => (
        <li
          key={deal.id}
          className="relative flex items-center gap-3 rounded-card border border-line bg-card p-3 shadow-card hover:border-brand"
        >
          <Picture
            src={deal.first.image}
            alt=""
            sizes="56px"
            className="size-14 shrink-0 rounded-control object-cover"
          />
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <div className="flex min-w-0 basis-64 grow flex-col gap-0.5">
              <AreaLink
                href={`/seller/promotions/deals/${deal.id}`}
                className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-brand"
              >
                {nameOf(deal)}
              </AreaLink>
              <span className="text-sm text-ink-soft">
                {t('from_to', {
                  from: dateTime(deal.starts_at, lang),
                  to: dateTime(deal.ends_at, lang),
                })}
              </span>
            </div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="text-sm">
                {t('variants', { count: deal.skus })} ·{' '}
                {deal.percent
                  ? t('percent_off', { percent: deal.percent })
                  : money(deal.first.price)}
              </span>
              <DealBadge deal={deal} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
