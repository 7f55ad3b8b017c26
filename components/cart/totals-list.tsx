'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Whole } from '@/components/ui/whole';
import type { Totals } from '@/lib/contract/schemas/cart';
import { breakUp, type PricedLine } from '@/lib/storefront/cart/price-break-up';
import { money } from '@/lib/storefront/format';

type Props = {
  totals: Totals;
  lines: readonly PricedLine[];
  /** Code of the coupon that gave the discount, if known. */
  coupon?: string | null;
  isCurrent?: boolean;
};

/** The amounts from the MRP to the total, with the savings and the rounding of cash; the tax details can be unfolded. */
export function TotalsList({ totals, lines, coupon, isCurrent = true }: Props) {
  const t = useTranslations('cart');
  const { rounding } = totals;
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
    ...(rounding ? [{ name: t('rounding'), value: signed(rounding) }] : []),
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
          <dt>{t(rounding ? 'cash_total' : 'grand_total')}</dt>
          <Whole as="dd">{money(totals.grand_total)}</Whole>
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

const signed = (rounding: number) => `${rounding < 0 ? '−' : '+'}${money(Math.abs(rounding))}`;

/** A discount reduces prices that include GST: the remainder contains the taxable value and the tax. */
function TaxDetails({ totals: { subtotal, discount, tax } }: { totals: Totals }) {
  const t = useTranslations('cart');
  return (
    <details className="text-sm">
      <summary className="text-button text-ink-soft! underline underline-offset-4">
        {t('tax_details')}
      </summary>
      <dl className="flex flex-col gap-2 pt-3">
        <div className="flex justify-between gap-4">
          <dt className="text-ink-soft">{t('subtotal')}</dt>
          <Whole as="dd">{money(subtotal - discount)}</Whole>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-ink-soft">{t('tax')}</dt>
          <Whole as="dd">{money(tax)}</Whole>
        </div>
      </dl>
    </details>
  );
}
