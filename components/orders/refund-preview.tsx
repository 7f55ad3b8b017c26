'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Whole } from '@/components/ui/whole';
import type { Cancellation } from '@/lib/contract/schemas/orders';
import { money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import type { useCancelPreview } from '@/lib/storefront/orders/use-cancel';

const sumLabels = {
  original_payment: 'back',
  cash_due: 'less_due',
  nothing_paid: 'unpaid_amount',
} as const;

type Props = { preview: ReturnType<typeof useCancelPreview>; isEmpty: boolean };

/** The refund for the chosen quantities, computed by the API. */
export function RefundPreview({ preview, isEmpty }: Props) {
  const t = useTranslations('orders.cancel');
  const errorText = useErrorText();
  const { data, error, isValidating } = preview;
  return (
    <div
      role="status"
      aria-busy={isValidating}
      className="flex min-h-36 flex-col justify-center gap-2 rounded-control bg-sunken p-4"
    >
      {isEmpty && <p className="text-ink-soft">{t('nothing')}</p>}
      {!isEmpty && error !== undefined && <p className="text-bad">{errorText(error)}</p>}
      {!isEmpty && error === undefined && !data && (
        <p className="text-ink-soft">{t('calculating')}</p>
      )}
      {!isEmpty && error === undefined && data && (
        <Sum cancellation={data} isCurrent={!isValidating} />
      )}
    </div>
  );
}

function Sum({ cancellation, isCurrent }: { cancellation: Cancellation; isCurrent: boolean }) {
  const t = useTranslations('orders.cancel');
  const { refund, totals_after } = cancellation;
  const left = totals_after.grand_total;
  return (
    <>
      <dl className={clsx('flex flex-col gap-1 tabular-nums', !isCurrent && 'opacity-50')}>
        <Row name={t('goods')} value={money(refund.goods)} />
        {refund.shipping > 0 && <Row name={t('shipping')} value={money(refund.shipping)} />}
        {refund.rounding !== 0 && <Row name={t('rounding')} value={money(refund.rounding)} />}
        {refund.before > 0 && <Row name={t('before')} value={money(-refund.before)} />}
        <div className="flex justify-between gap-4 border-t border-line-strong pt-2 text-lg font-bold">
          <dt>{t(sumLabels[refund.to])}</dt>
          <Whole as="dd">{money(refund.amount)}</Whole>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">
        {t(`to.${refund.to}`, {
          method: refund.payment_method,
          left: left ? 'some' : 'zero',
          amount: money(left),
        })}
      </p>
    </>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
