'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContractForm } from '@/components/areas/form/contract-form';
import { type FormField, linesIn, type OwnField } from '@/components/areas/form/form-field';
import { type FormValues, numberIn } from '@/components/areas/form/values';
import type { Coupon, OperatorCouponBody } from '@/lib/contract/schemas/coupons/manage';
import { couponKinds, couponPayers } from '@/lib/contract/schemas/coupons/terms';
import { longestIdentifier } from '@/lib/contract/schemas/numbers/identifier-text';
import { languageName } from '@/lib/i18n/language-name';
import { date, money } from '@/lib/storefront/format';
import { fromClock } from '@/lib/time/india';

type Props = {
  by: 'seller' | 'operator';
  /** The coupon to change, whose code and payer stay. */
  coupon?: Coupon;
  onSend: (body: OperatorCouponBody) => Promise<unknown>;
  /** A field for the SKUs, in place of a list of codes. */
  skus?: (own: OwnField) => ReactNode;
  isInDialog?: boolean;
};

const isPercent = ({ kind }: FormValues) => kind === 'percent';

/** The form of a coupon for both areas; operators also say who pays, and for which stores and categories. */
export function CouponForm({ by, coupon, onSend, skus, isInDialog }: Props) {
  const t = useTranslations('coupon_form');
  const lang = useLocale();
  const isNew = coupon === undefined;
  const isOperator = by === 'operator';
  const paidBySeller = ({ paid_by: payer }: FormValues) => payer === 'seller';

  const fields: FormField[] = [
    {
      name: 'code',
      kind: 'line',
      label: t('fields.code'),
      hint: t('hints.code'),
      maxLength: longestIdentifier,
      isRequired: true,
      isFixed: !isNew,
      isWide: true,
    },
    ...(isOperator && isNew
      ? ([
          {
            name: 'paid_by',
            kind: 'choice',
            label: t('fields.paid_by'),
            options: couponPayers.map((value) => ({ value, label: t(`payers.${value}`) })),
          },
          {
            name: 'store',
            kind: 'line',
            label: t('fields.store'),
            hint: t('hints.store'),
            isRequired: true,
            when: paidBySeller,
          },
        ] satisfies FormField[])
      : []),
    {
      name: 'kind',
      kind: 'choice',
      label: t('fields.kind'),
      options: couponKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    { name: 'value', kind: 'number', label: t('fields.value'), isRequired: true },
    {
      name: 'cap',
      kind: 'number',
      label: t('fields.cap'),
      hint: t('hints.cap'),
      empty: null,
      when: isPercent,
    },
    {
      name: 'least_order',
      kind: 'number',
      label: t('fields.least_order'),
      hint: t('hints.least_order'),
    },
    {
      name: 'starts_at',
      kind: 'moment',
      label: t('fields.starts_at'),
      hint: t('hints.starts_at'),
    },
    {
      name: 'ends_at',
      kind: 'moment',
      label: t('fields.ends_at'),
      hint: t('hints.ends_at'),
      empty: null,
    },
    {
      name: 'uses_allowed',
      kind: 'number',
      label: t('fields.uses_allowed'),
      hint: t('hints.uses'),
      empty: null,
    },
    {
      name: 'uses_per_shopper',
      kind: 'number',
      label: t('fields.uses_per_shopper'),
      hint: t('hints.uses'),
      empty: null,
      when: ({ first_order_only: isFirst }) => isFirst !== true,
    },
    { name: 'first_order_only', kind: 'check', label: t('fields.first_order_only') },
    { name: 'is_public', kind: 'check', label: t('fields.is_public') },
    ...linesIn('title', (locale) => ({
      label: t('fields.title', { language: languageName(locale, lang) }),
      hint: t('hints.title'),
      maxLength: 80,
    })),
    ...(isOperator
      ? ([
          {
            name: 'stores',
            kind: 'names',
            label: t('fields.stores'),
            hint: t('hints.stores'),
            isWide: true,
            when: (values) => !paidBySeller(values),
          },
          {
            name: 'categories',
            kind: 'names',
            label: t('fields.categories'),
            hint: t('hints.categories'),
            isWide: true,
          },
        ] satisfies FormField[])
      : []),
    skus
      ? {
          name: 'skus',
          kind: 'own',
          label: '',
          render: skus,
          read: (chosen) => (chosen as Coupon['skus']).map(({ sku }) => sku),
        }
      : {
          name: 'skus',
          kind: 'names',
          label: t('fields.skus'),
          hint: t('hints.skus'),
          isWide: true,
        },
  ];
  const chosenSkus = coupon?.skus ?? [];

  return (
    <ContractForm<OperatorCouponBody>
      fields={fields}
      value={{
        ...(coupon ? inForm(coupon) : emptyCoupon[by]),
        skus: skus ? chosenSkus : chosenSkus.map(({ sku }) => sku),
      }}
      schema={async () => {
        const all = await import('@/lib/contract/schemas/coupons/manage');
        if (isNew) return isOperator ? all.operatorCouponBodySchema : all.sellerCouponBodySchema;
        return isOperator ? all.operatorCouponChangeSchema : all.sellerCouponChangeSchema;
      }}
      action={t(isNew ? 'create' : 'save')}
      onSend={(body) => onSend(body.first_order_only ? { ...body, uses_per_shopper: 1 } : body)}
      head={(values) => <CouponWords values={values} by={by} />}
      more={
        isOperator ? undefined : { categories: coupon?.categories.map(({ slug }) => slug) ?? [] }
      }
      isInDialog={isInDialog}
    />
  );
}

const emptyCoupon = {
  seller: { kind: 'percent', uses_per_shopper: 1 },
  operator: { kind: 'percent', is_public: true, paid_by: 'market' },
};

const inForm = (coupon: Coupon) => ({
  ...coupon,
  store: coupon.store?.slug,
  least_order: coupon.least_order || undefined,
  stores: coupon.stores.map(({ slug }) => slug),
  categories: coupon.categories.map(({ slug }) => slug),
});

/** The terms of the form's coupon as a sentence. */
function CouponWords({ values, by }: { values: FormValues; by: Props['by'] }) {
  const t = useTranslations('coupon_form');
  const lang = useLocale();
  const number = (name: string) => numberIn(String(values[name] ?? ''));
  const sum = (name: string) => (number(name) > 0 ? money(number(name)) : undefined);
  const value = number('value');
  const cap = isPercent(values) && sum('cap');
  const least = sum('least_order');
  const uses = number('uses_allowed');
  const end = fromClock(String(values.ends_at ?? ''));
  const parts =
    value > 0
      ? [
          isPercent(values)
            ? t('words.percent', { percent: value })
            : t('words.amount', { amount: money(value) }),
          cap && t('words.cap', { amount: cap }),
          least && t('words.least_order', { amount: least }),
          values.first_order_only === true && t('words.first_order'),
          uses > 0 && t('words.uses', { count: uses }),
          end && t('words.until', { day: date(end, lang) }),
          by === 'operator' &&
            (values.paid_by === 'seller' && values.store
              ? t('words.paid_by_store', { store: String(values.store) })
              : t(values.paid_by === 'seller' ? 'words.paid_by_seller' : 'words.paid_by_market')),
        ].filter(Boolean)
      : [t('words.nothing')];
  return (
    <p aria-live="polite" className="rounded-control bg-sunken px-4 py-3 font-medium">
      {parts.join(', ')}
    </p>
  );
}
