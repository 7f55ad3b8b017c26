'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { Totals } from '@/lib/api/schemas/cart';
import { breakUp, type PricedLine } from '@/lib/storefront/cart/price-break-up';
import { money } from '@/lib/storefront/format';

type Props = {
  totals: Totals;
  lines: readonly PricedLine[];
  /** Code of what gave the discount, where it is known. */
  coupon?: string | null;
  isCurrent?: boolean;
};

/** From the MRP to the total, with what is saved; the tax in it can be unfolded. */
export function TotalsList({ totals, lines, coupon, isCurrent = true }: Props) {
  const t = useTranslations('cart');
  const { mrp, onMrp, discount, shipping, saved } = breakUp(totals, lines);
  const rows = [
    { name: t('mrp_total'), value: money(mrp) },
    ...(onMrp > 0 ? [{ name: t('discount_on_mrp'), value: `−${money(onMrp)}`, isGood: true }] : []),
    ...(discount > 0
      ? [
          {
            name: coupon ? t('coupon', { code: coupon }) : t('discount'),
            value: `−${money(discount)}`,
            isGood: true,
          },
        ]
      : []),
    { name: t('shipping'), value: shipping ? money(shipping) : t('free'), isGood: !shipping },
  ];
  return (
    <div
      aria-busy={!isCurrent}
      className={clsx('flex flex-col gap-2 tabular-nums', !isCurrent && 'opacity-50')}
    >
      <dl className="flex flex-col gap-2">
        {rows.map(({ name, value, isGood }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className={clsx(isGood && 'text-good')}>{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
          <dt>{t('grand_total')}</dt>
          <dd>{money(totals.grand_total)}</dd>
        </div>
      </dl>
      {saved > 0 && (
        <p className="rounded-control bg-good-soft px-3 py-2 font-semibold text-good">
          {t('saved', { amount: money(saved) })}
        </p>
      )}
      <TaxDetails totals={totals} />
    </div>
  );
}

/** A discount is taken off prices that include GST: the rest has the taxable value and the tax in it. */
function TaxDetails({ totals: { subtotal, discount, tax } }: { totals: Totals }) {
  const t = useTranslations('cart');
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center text-ink-soft underline underline-offset-4">
        {t('tax_details')}
      </summary>
      <dl className="flex flex-col gap-2 pb-2">
        <div className="flex justify-between gap-4">
          <dt className="text-ink-soft">{t('subtotal')}</dt>
          <dd>{money(subtotal - discount)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-ink-soft">{t('tax')}</dt>
          <dd>{money(tax)}</dd>
        </div>
      </dl>
    </details>
  );
}
