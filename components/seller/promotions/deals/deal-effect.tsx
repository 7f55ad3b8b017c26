'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Deal } from '@/lib/api/schemas/promotions/deals';
import { dateTime, money } from '@/lib/storefront/format';

/** What a deal has sold, beside as long a time before it began. */
export function DealEffect({ deal }: { deal: Deal }) {
  const t = useTranslations('seller_deals');
  const lang = useLocale();
  const start = Date.parse(deal.starts_at);
  const end = Math.min(Date.parse(deal.ends_at), Date.now());
  const from = new Date(2 * start - end).toISOString();
  return (
    <>
      <section aria-labelledby="effect" className="flex flex-col gap-3">
        <h2 id="effect" className="text-lg font-bold">
          {t('effect')}
        </h2>
        <div className="grid gap-3 sm:grid-cols-2">
          <Sold title={t('during')} sold={deal.during} />
          <Sold
            title={t('before')}
            hint={t('from_to', { from: dateTime(from, lang), to: dateTime(deal.starts_at, lang) })}
            sold={deal.before}
          />
        </div>
        <p className="text-sm text-ink-soft">{t('effect_hint')}</p>
      </section>
      <section aria-labelledby="skus" className="flex flex-col gap-3">
        <h2 id="skus" className="text-lg font-bold">
          {t('in_it', { count: deal.skus.length })}
        </h2>
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {deal.skus.map((sku) => (
            <li
              key={sku.product_id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 p-3"
            >
              <span className="flex min-w-0 flex-1 basis-56 flex-col">
                <span className="wrap-anywhere">{sku.name}</span>
                <span className="text-sm text-ink-soft wrap-anywhere">{sku.sku}</span>
              </span>
              <span className="tabular-nums">
                <b>{money(sku.price)}</b>
                {deal.state === 'running' && (
                  <s className="ml-2 text-ink-soft">{money(sku.regular_price)}</s>
                )}
              </span>
              <span className="text-sm text-ink-soft">
                {t('sold', { during: sku.during.units, before: sku.before.units })}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

type SoldProps = { title: string; hint?: string; sold: Deal['during'] };

function Sold({ title, hint, sold }: SoldProps) {
  const t = useTranslations('seller_deals');
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-card p-4 shadow-card">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-2xl font-bold tabular-nums">{money(sold.revenue)}</p>
      <p>{t('units', { count: sold.units })}</p>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
    </div>
  );
}
