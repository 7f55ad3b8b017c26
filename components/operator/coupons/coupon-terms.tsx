'use client';

import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { SelectField, TextField } from '@/components/ui/field';
import type { CouponKind } from '@/lib/api/schemas/coupons/terms';
import { languages, type OtherLocale, otherLocales } from '@/lib/i18n/locales';
import { textOr } from '@/lib/i18n/text-or';
import { fieldIn } from '@/lib/i18n/translated';
import type { CouponDraft } from './draft';

type Props = {
  draft: CouponDraft;
  errors: Record<string, string>;
  set: (values: Partial<CouponDraft>) => void;
};

type TextName = {
  [Name in keyof CouponDraft]: CouponDraft[Name] extends string ? Name : never;
}[keyof CouponDraft];

/** The fields that say what a coupon gives, when, and how often. */
export function CouponTerms({ draft, errors, set }: Props) {
  const t = useTranslations('operator_coupons');
  const field = (
    name: Exclude<
      TextName,
      'kind' | 'paid_by' | 'code' | 'stores' | 'categories' | 'skus' | 'store'
    >,
    type: 'amount' | 'count' | 'moment' | 'line',
    lang?: OtherLocale,
  ) => (
    <TextField
      label={textOr(t, `fields.${name}`, lang ? languages[lang].name : name)}
      value={draft[name]}
      error={errors[name]}
      {...inputs[type]}
      lang={lang}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  const check = (name: 'first_order_only' | 'is_public') => (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={draft[name]}
        onChange={(event) => set({ [name]: event.target.checked })}
        className="size-5 shrink-0 accent-brand"
      />
      {t(`fields.${name}`)}
    </label>
  );
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={t('fields.kind')}
        value={draft.kind}
        onChange={(event) => set({ kind: event.target.value as CouponKind })}
      >
        <option value="percent">{t('percent')}</option>
        <option value="amount">{t('amount')}</option>
      </SelectField>
      {field('value', 'amount')}
      {draft.kind === 'percent' && field('cap', 'amount')}
      {field('least_order', 'amount')}
      {field('starts_at', 'moment')}
      {field('ends_at', 'moment')}
      {field('uses_allowed', 'count')}
      {!draft.first_order_only && field('uses_per_shopper', 'count')}
      {field('title', 'line')}
      {otherLocales.map((lang) => (
        <Fragment key={lang}>{field(fieldIn('title', lang), 'line', lang)}</Fragment>
      ))}
      {check('first_order_only')}
      {check('is_public')}
    </div>
  );
}

const inputs = {
  amount: { inputMode: 'decimal', maxLength: 12 },
  count: { inputMode: 'numeric', maxLength: 7 },
  moment: { type: 'datetime-local' },
  line: { maxLength: 80 },
} as const;
