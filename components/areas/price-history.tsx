'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Whole } from '@/components/ui/whole';
import type { SkuPrices } from '@/lib/contract/schemas/promotions/prices';
import { date, money } from '@/lib/storefront/format';

/**
 * The price history of a listing's SKUs, each with its lowest price and the day from which a deal would be
 * honest.
 */
export function PriceHistory({ prices }: { prices: SkuPrices[] }) {
  const t = useTranslations('price_history');
  if (!prices.length) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <ul className="flex flex-col gap-5">
      {prices.map((sku) => (
        <li key={sku.product_id} className="flex flex-col gap-1">
          <h3 className="font-semibold wrap-anywhere">{sku.sku}</h3>
          <p className="text-sm text-ink-soft">
            {t('now', { price: money(sku.price), lowest: money(sku.lowest_30_days) })}
          </p>
          <DealFrom prices={[sku]} />
          <ol className="flex flex-col divide-y divide-line">
            {sku.history.map(({ price, from, to, is_deal }) => (
              <Span key={`${from} ${is_deal}`} {...{ price, from, to, is_deal }} />
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

function Span({ price, from, to, is_deal: isDeal }: SkuPrices['history'][number]) {
  const t = useTranslations('price_history');
  const lang = useLocale();
  const days = { from: date(from, lang), to: to ? date(to, lang) : '' };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
      <span className="flex items-center gap-2">
        <Whole>{money(price)}</Whole>
        {isDeal && <Badge tone="accent">{t('deal')}</Badge>}
      </span>
      <span className="text-sm text-ink-soft">{t(to ? 'span' : 'since', days)}</span>
    </li>
  );
}

/** The day from which a deal on all these SKUs would be honest, and its latest end. */
export function DealFrom({ prices }: { prices: SkuPrices[] }) {
  const t = useTranslations('price_history');
  const lang = useLocale();
  const from = prices
    .map((sku) => sku.deal_from)
    .sort()
    .at(-1);
  const ends = prices.flatMap((sku) => sku.deal_until ?? []).sort();
  if (!from) return null;
  // The answer is a moment old: a deal that was honest then still is.
  const isNow = Date.parse(from) <= Date.now();
  const [until = ''] = ends;
  const days = { from: date(from, lang), until: until && date(until, lang) };
  return (
    <p className="text-sm">
      <span>{t(isNow ? 'deal_now' : 'deal_from', days)}</span>
      {until > from && ` ${t('deal_until', days)}`}
    </p>
  );
}
