'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import useSWR from 'swr';
import { Loaded } from '@/components/areas/loaded';
import { TextField } from '@/components/ui/field';
import { listSellerListings } from '@/lib/api/seller/listings';
import { textIn } from '@/lib/i18n/translated';
import { sellerKeys } from '@/lib/seller/cache';
import type { CouponSku } from './coupon-draft';

type Props = { chosen: CouponSku[]; onChange: (skus: CouponSku[]) => void; error?: string };

/** The listings that a coupon is for, as all of their variants; none means all goods of the store. */
export function CouponSkus({ chosen, onChange, error }: Props) {
  const t = useTranslations('seller_coupons');
  const lang = useLocale();
  const [q, setQ] = useState('');
  const query = useDeferredValue({ q, limit: 8, status: 'live' as const });
  const found = useSWR(
    q ? sellerKeys.listings(lang, query) : null,
    () => listSellerListings(lang, query),
    { keepPreviousData: true },
  );
  const isIn = (sku: string) => chosen.some((one) => one.sku === sku);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-3 text-lg font-bold">{t('skus')}</legend>
      <p className="text-sm text-ink-soft">
        {chosen.length ? t('skus_chosen', { count: chosen.length }) : t('skus_all')}
      </p>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((one) => (
            <li key={one.sku}>
              <button
                type="button"
                aria-label={t('take_out', { name: one.name })}
                onClick={() => onChange(chosen.filter(({ sku }) => sku !== one.sku))}
                className="min-h-11 rounded-full border border-line-strong bg-card px-4 text-sm wrap-anywhere hover:bg-sunken"
              >
                {one.name} <span aria-hidden>×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        type="search"
        label={t('search')}
        value={q}
        error={error}
        onChange={(event) => setQ(event.target.value)}
      />
      {q && (
        <Loaded of={found}>
          {({ listings }) => (
            <ul className="grid gap-2 lg:grid-cols-2">
              {listings.map(({ id, skus, ...listing }) => {
                const name = textIn(listing, 'title', lang);
                const own = skus.filter((sku) => sku.id !== null);
                return (
                  <li key={id}>
                    <label className="flex min-h-11 items-center gap-3 rounded-control border border-line bg-card px-3 py-2">
                      <input
                        type="checkbox"
                        checked={own.length > 0 && own.every(({ sku }) => isIn(sku))}
                        onChange={(event) => {
                          const codes = new Set(own.map(({ sku }) => sku));
                          const others = chosen.filter(({ sku }) => !codes.has(sku));
                          const added = own.map(({ sku, colour, size }) => ({
                            sku,
                            name: [name, colour, size].filter(Boolean).join(' · '),
                          }));
                          onChange(event.target.checked ? [...others, ...added] : others);
                        }}
                        className="size-5 shrink-0 accent-brand"
                      />
                      <span className="min-w-0 wrap-anywhere">{name}</span>
                    </label>
                  </li>
                );
              })}
              {!listings.length && <li className="text-ink-soft">{t('nothing_found')}</li>}
            </ul>
          )}
        </Loaded>
      )}
    </fieldset>
  );
}
