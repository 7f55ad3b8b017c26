'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, Fragment, useState } from 'react';
import { amountIn } from '@/components/areas/promotions/coupon-terms';
import { useSend } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { CouponKind } from '@/lib/api/schemas/coupons/terms';
import { languageName } from '@/lib/i18n/language-name';
import { defaultLocale, type OtherLocale, otherLocales } from '@/lib/i18n/locales';
import { fieldIn, withoutLanguage } from '@/lib/i18n/translated';
import { date, money } from '@/lib/storefront/format';
import { fromClock } from '@/lib/time/india';
import type { CouponDraft } from './draft';

type Props = {
  before: CouponDraft;
  /** A coupon that exists keeps its code and who pays. */
  isNew: boolean;
  onSave: (draft: CouponDraft) => Promise<unknown>;
};

/** Makes a coupon or changes one; faults stand at their fields. */
export function CouponForm({ before, isNew, onSave }: Props) {
  const t = useTranslations('operator_coupons');
  const [draft, setDraft] = useState(before);
  const { busy, failure, errors, send } = useSend();
  const set = (values: Partial<CouponDraft>) => setDraft({ ...draft, ...values });
  const area = (name: 'stores' | 'categories' | 'skus') => (
    <TextAreaField
      rows={2}
      label={t(`fields.${name}`)}
      hint={t(`hints.${name}`)}
      value={draft[name]}
      error={errors[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    await send(() => onSave(draft));
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-5">
      <CouponWords draft={draft} />
      {isNew && (
        <TextField
          required
          label={t('fields.code')}
          hint={t('hints.code')}
          value={draft.code}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={errors.code}
          onChange={(event) => set({ code: event.target.value })}
        />
      )}
      {isNew && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            label={t('fields.paid_by')}
            value={draft.paid_by}
            onChange={(event) => set({ paid_by: event.target.value as CouponDraft['paid_by'] })}
          >
            <option value="market">{t('market')}</option>
            <option value="seller">{t('seller')}</option>
          </SelectField>
          {draft.paid_by === 'seller' && (
            <TextField
              required
              label={t('fields.store')}
              hint={t('hints.store')}
              value={draft.store}
              error={errors.store}
              onChange={(event) => set({ store: event.target.value })}
            />
          )}
        </div>
      )}
      <CouponTerms draft={draft} errors={errors} set={set} />
      {draft.paid_by === 'market' && area('stores')}
      {area('categories')}
      {area('skus')}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button type="submit" busy={busy} className="self-start">
        {t('save')}
      </Button>
    </form>
  );
}

/** What the coupon of a form gives and asks, in a sentence. */
function CouponWords({ draft }: { draft: CouponDraft }) {
  const t = useTranslations('operator_coupons');
  const lang = useLocale();
  const value = amountIn(draft.value);
  const sum = (typed: string) => {
    const amount = amountIn(typed);
    return amount > 0 ? money(amount) : undefined;
  };
  const [cap, least] = [draft.kind === 'percent' && sum(draft.cap), sum(draft.least_order)];
  const uses = amountIn(draft.uses_allowed);
  const end = fromClock(draft.ends_at);
  const parts =
    value > 0
      ? [
          draft.kind === 'percent'
            ? t('words.percent', { percent: value })
            : t('words.amount', { amount: money(value) }),
          cap && t('words.cap', { amount: cap }),
          least && t('words.least_order', { amount: least }),
          draft.first_order_only && t('words.first_order'),
          uses > 0 && t('words.uses', { count: uses }),
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

type CouponTermsProps = {
  draft: CouponDraft;
  errors: Record<string, string>;
  set: (values: Partial<CouponDraft>) => void;
};

type TextName = {
  [Name in keyof CouponDraft]: CouponDraft[Name] extends string ? Name : never;
}[keyof CouponDraft];

/** The fields that say what a coupon gives, when, and how often. */
function CouponTerms({ draft, errors, set }: CouponTermsProps) {
  const t = useTranslations('operator_coupons');
  const lang = useLocale();
  const field = (
    name: Exclude<
      TextName,
      'kind' | 'paid_by' | 'code' | 'stores' | 'categories' | 'skus' | 'store'
    >,
    type: 'amount' | 'count' | 'moment' | 'line',
    of?: OtherLocale,
  ) => (
    <TextField
      label={t(`fields.${withoutLanguage(name)}`, {
        language: languageName(of ?? defaultLocale, lang),
      })}
      value={draft[name]}
      error={errors[name]}
      {...inputs[type]}
      lang={of}
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
      {otherLocales.map((of) => (
        <Fragment key={of}>{field(fieldIn('title', of), 'line', of)}</Fragment>
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
