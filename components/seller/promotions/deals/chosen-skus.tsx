'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RefusedSku } from '@/lib/api/schemas/promotions/deals';
import { money } from '@/lib/storefront/format';
import { type ChosenSku, type DealDraft, priceIn } from './chosen';

type Props = {
  draft: DealDraft;
  refused: RefusedSku[];
  onChange: (skus: ChosenSku[]) => void;
};

/** The SKUs of the deal with what they will cost, and why one is refused. */
export function ChosenSkus({ draft, refused, onChange }: Props) {
  const t = useTranslations('seller_deals');
  const { skus, by } = draft;
  if (!skus.length) return null;
  const set = (id: number, price: string) =>
    onChange(skus.map((sku) => (sku.product_id === id ? { ...sku, price } : sku)));
  return (
    <section aria-labelledby="chosen" className="flex flex-col gap-2">
      <h2 id="chosen" className="text-lg font-bold">
        {t('in_it', { count: skus.length })}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {skus.map((sku) => {
          const why = refused.find(({ product_id }) => product_id === sku.product_id)?.message;
          const price = priceIn(draft, sku);
          return (
            <li key={sku.product_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-3">
              <span className="flex min-w-0 flex-1 basis-56 flex-col">
                <span className="wrap-anywhere">{sku.name}</span>
                <span className="text-sm text-ink-soft wrap-anywhere">{sku.sku}</span>
              </span>
              <span className="flex items-center gap-2 tabular-nums">
                <s className="text-ink-soft">{money(sku.regular)}</s>
                {by === 'price' ? (
                  <input
                    aria-label={t('price_of', { sku: sku.sku })}
                    inputMode="decimal"
                    value={sku.price}
                    aria-invalid={Boolean(why)}
                    onChange={(event) => set(sku.product_id, event.target.value)}
                    className="min-h-11 w-28 rounded-control border border-line-strong bg-card px-3 text-right aria-invalid:border-bad"
                  />
                ) : (
                  <b>{price === undefined ? '–' : money(price)}</b>
                )}
              </span>
              <button
                type="button"
                aria-label={t('take_out', { sku: sku.sku })}
                onClick={() => onChange(skus.filter((one) => one !== sku))}
                className="grid size-11 place-items-center rounded-control hover:bg-sunken"
              >
                <X aria-hidden className="size-5" />
              </button>
              {why && <p className="w-full text-sm text-pretty text-bad">{why}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
