'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useDeferredValue, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { Loaded } from '@/components/areas/loaded';
import { useSend } from '@/components/areas/use-action';
import { Choices } from '@/components/seller/ui/choices';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { listSellerListings } from '@/lib/api/seller/listings';
import { addSellerCoupon, changeSellerCoupon } from '@/lib/api/seller/promotions';
import { languageName } from '@/lib/i18n/language-name';
import { pathIn } from '@/lib/i18n/language-path';
import { otherLocales } from '@/lib/i18n/locales';
import { fieldIn, languageOfField, textIn, withoutLanguage } from '@/lib/i18n/translated';
import { sellerKeys } from '@/lib/seller/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { type CouponDraft, type CouponSku, couponBodyOf } from './coupon-draft';

type Props = { before: CouponDraft; id?: number };
type TextName = Exclude<
  {
    [Name in keyof CouponDraft]: CouponDraft[Name] extends string ? Name : never;
  }[keyof CouponDraft],
  'kind'
>;

/** Makes a coupon, or changes one; its code stays. */
export function CouponForm({ before, id }: Props) {
  const t = useTranslations('seller_coupons');
  const lang = useLocale();
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const [draft, setDraft] = useState(before);
  const { busy, failure, errors, send } = useSend();
  const set = (values: Partial<CouponDraft>) => setDraft({ ...draft, ...values });
  const field = (name: TextName) => ({
    label: t(withoutLanguage(name), { language: languageName(languageOfField(name), lang) }),
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    await send(async () => {
      const { code, ...body } = couponBodyOf(draft);
      const saved =
        id === undefined
          ? await addSellerCoupon(lang, { code, ...body })
          : await changeSellerCoupon(lang, id, body);
      toast.success(t('saved'));
      await mutate((key) => Array.isArray(key) && /^coupons?$/.test(String(key[1])));
      if (id === undefined) router.push(pathIn(lang, `/seller/promotions/coupons/${saved.id}`));
    });
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-6">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('code')}
          hint={t('code_hint')}
          disabled={id !== undefined}
          autoCapitalize="characters"
          maxLength={20}
        />
        <div className="flex flex-wrap items-start gap-4">
          <div className="flex flex-col gap-1.5">
            <span aria-hidden className="text-sm font-medium">
              {t('kind')}
            </span>
            <Choices
              label={t('kind')}
              chosen={draft.kind}
              choices={[
                ['percent', t('percent')],
                ['amount', t('amount')],
              ]}
              onChoose={(kind) => set({ kind })}
            />
          </div>
          <TextField
            {...field('value')}
            label={t(draft.kind === 'percent' ? 'value_percent' : 'value_amount')}
            inputMode="decimal"
            className="w-40"
          />
        </div>
        {draft.kind === 'percent' && (
          <TextField {...field('cap')} hint={t('cap_hint')} inputMode="decimal" />
        )}
        <TextField {...field('least_order')} hint={t('least_order_hint')} inputMode="decimal" />
        <TextField
          {...field('starts_at')}
          hint={t('starts_hint')}
          type="datetime-local"
          className="sm:col-start-1"
        />
        <TextField {...field('ends_at')} hint={t('ends_hint')} type="datetime-local" />
        <TextField {...field('uses_allowed')} hint={t('uses_hint')} inputMode="numeric" />
        <TextField {...field('uses_per_shopper')} hint={t('uses_hint')} inputMode="numeric" />
        <ChoiceCard
          type="checkbox"
          checked={draft.first_order_only}
          onChange={(event) => set({ first_order_only: event.target.checked })}
        >
          {t('first_order_only')}
        </ChoiceCard>
        <ChoiceCard
          type="checkbox"
          checked={draft.is_public}
          onChange={(event) => set({ is_public: event.target.checked })}
        >
          {t('is_public')}
        </ChoiceCard>
        <TextField {...field('title')} hint={t('title_hint')} maxLength={80} />
        {otherLocales.map((each) => (
          <TextField key={each} {...field(fieldIn('title', each))} maxLength={80} lang={each} />
        ))}
      </div>
      <CouponSkus
        chosen={draft.skus}
        onChange={(skus) => set({ skus })}
        error={errors.skus ?? Object.entries(errors).find(([name]) => /^skus\./.test(name))?.[1]}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button type="submit" busy={busy}>
          {t(id === undefined ? 'make' : 'save')}
        </Button>
      </div>
    </form>
  );
}

type CouponSkusProps = {
  chosen: CouponSku[];
  onChange: (skus: CouponSku[]) => void;
  error?: string;
};

/** The listings that a coupon is for, as all of their variants; none means all goods of the store. */
function CouponSkus({ chosen, onChange, error }: CouponSkusProps) {
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
