'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { RequestReturnBody } from '@/lib/api/schemas/returns/request';
import { money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useReturnPreview } from '@/lib/storefront/orders/use-returns';

type Props = { number: string; body: RequestReturnBody | undefined };

/** What the shopper gets for what is chosen, computed by the API. */
export function ReturnPreview({ number, body }: Props) {
  const t = useTranslations('returns');
  const errorText = useErrorText();
  const { data, error, isValidating } = useReturnPreview(number, body);
  const refund = body && !error && data?.refund;
  return (
    <div
      role="status"
      aria-busy={isValidating}
      className="flex min-h-28 flex-col justify-center gap-2 rounded-control bg-sunken p-4"
    >
      {!body && <p className="text-ink-soft">{t('preview_empty')}</p>}
      {body && error !== undefined && <p className="text-bad">{errorText(error)}</p>}
      {body && !error && !refund && <p className="text-ink-soft">{t('calculating')}</p>}
      {refund && body.kind === 'refund' && (
        <dl className={clsx('flex flex-col gap-1 tabular-nums', isValidating && 'opacity-50')}>
          <Row name={t('goods')} value={money(refund.goods)} />
          {refund.shipping > 0 && <Row name={t('shipping')} value={money(refund.shipping)} />}
          <div className="flex justify-between gap-4 border-t border-line-strong pt-2 text-lg font-bold">
            <dt>{t('back')}</dt>
            <dd>{money(refund.amount)}</dd>
          </div>
        </dl>
      )}
      {refund && body.kind === 'exchange' && (
        <p>{t('exchange_preview', { amount: money(refund.amount) })}</p>
      )}
    </div>
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
