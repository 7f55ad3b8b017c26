'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Loaded } from '@/components/areas/loaded';
import { CouponForm } from '@/components/areas/promotions/coupon-form';
import { TextField } from '@/components/ui/field';
import { call, dataOf } from '@/lib/client/call';
import { answersOf, useCall } from '@/lib/client/use-call';
import type { Coupon } from '@/lib/contract/schemas/coupons/manage';
import { pathIn } from '@/lib/i18n/language-path';
import { textIn } from '@/lib/i18n/translated';
import { variantName } from '@/lib/i18n/variant-name';
import { toast } from '@/lib/storefront/browser/toast';

type CouponSku = Coupon['skus'][number];

/** Creates or changes a coupon of the store; its goods are chosen among the listings. */
export function SellerCouponForm({ coupon }: { coupon?: Coupon }) {
  const t = useTranslations('seller_coupons');
  const lang = useLocale();
  const router = useRouter();
  const { mutate } = useSWRConfig();
  return (
    <CouponForm
      by="seller"
      coupon={coupon}
      skus={({ value, error, set }) => (
        <CouponSkus chosen={value as CouponSku[]} onChange={set} error={error} />
      )}
      onSend={async (body) => {
        const saved = coupon
          ? await dataOf(
              call('PUT /api/seller/promotions/coupons/{id}', {
                lang,
                params: { id: coupon.id },
                body,
              }),
            )
          : await dataOf(call('POST /api/seller/promotions/coupons', { lang, body }));
        toast.success(t('saved'));
        await mutate(answersOf('/api/seller/promotions/coupons'));
        if (!coupon) router.push(pathIn(lang, `/seller/promotions/coupons/${saved.id}`));
      }}
    />
  );
}

type CouponSkusProps = {
  chosen: CouponSku[];
  onChange: (skus: CouponSku[]) => void;
  error?: string;
};

/** The listings of a coupon, with all their variants; none means all goods of the store. */
function CouponSkus({ chosen, onChange, error }: CouponSkusProps) {
  const t = useTranslations('seller_coupons');
  const colours = useTranslations('colours');
  const lang = useLocale();
  const [q, setQ] = useState('');
  const query = useDeferredValue({ q, limit: 8, status: 'live' as const });
  const found = useCall('GET /api/seller/listings', q ? { query } : null, {
    keepPreviousData: true,
  });
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
                            name: variantName({ name, colour, size }, colours, lang),
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
