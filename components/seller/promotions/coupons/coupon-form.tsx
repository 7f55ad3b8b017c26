'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Choices } from '@/components/seller/ui/choices';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import { addSellerCoupon, changeSellerCoupon } from '@/lib/api/seller/coupons';
import { pathIn } from '@/lib/i18n/language-path';
import { otherLocales } from '@/lib/i18n/locales';
import { textOr } from '@/lib/i18n/text-or';
import { fieldIn } from '@/lib/i18n/translated';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { type CouponDraft, couponBodyOf } from './coupon-draft';
import { CouponSkus } from './coupon-skus';

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
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const [draft, setDraft] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const set = (values: Partial<CouponDraft>) => setDraft({ ...draft, ...values });
  const errors = failure instanceof ApiError ? failure.fields : {};
  const field = (name: TextName, error = errors[name]) => ({
    label: textOr(t, name, t('title')),
    value: draft[name],
    error,
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const { code, ...body } = couponBodyOf(draft);
      const saved =
        id === undefined
          ? await addSellerCoupon(lang, { code, ...body })
          : await changeSellerCoupon(lang, id, body);
      setFailure(undefined);
      toast.success(t('saved'));
      await mutate((key) => Array.isArray(key) && /^coupons?$/.test(String(key[1])));
      if (id === undefined) router.push(pathIn(lang, `/seller/promotions/coupons/${saved.id}`));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
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
          {...field('from', errors.starts_at)}
          hint={t('from_hint')}
          type="datetime-local"
          className="sm:col-start-1"
        />
        <TextField {...field('to', errors.ends_at)} hint={t('to_hint')} type="datetime-local" />
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
      {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
      <div>
        <Button type="submit" busy={isBusy}>
          {t(id === undefined ? 'make' : 'save')}
        </Button>
      </div>
    </form>
  );
}
