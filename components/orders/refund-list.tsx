'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Whole } from '@/components/ui/whole';
import type { OrderRefund } from '@/lib/contract/schemas/orders';
import { date, money } from '@/lib/storefront/format';

const tones = { pending: 'accent', processed: 'good', failed: 'warn' } as const;

/** The refunds of an order; nothing if there are none. */
export function RefundList({ refunds }: { refunds: OrderRefund[] }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  if (!refunds.length) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-semibold">{t('refunds')}</h2>
      <ul className="flex flex-col gap-3">
        {refunds.map((refund) => (
          <li
            key={`${refund.requested_at} ${refund.amount}`}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line pt-3"
          >
            <span className="flex flex-col">
              <Whole as="b" className="font-semibold tabular-nums">
                {money(refund.amount)}
              </Whole>
              <span className="text-sm text-ink-soft">
                {refund.reason} ·{' '}
                {refund.processed_at
                  ? t('refund_sent', { date: date(refund.processed_at, locale) })
                  : t('refund_asked', { date: date(refund.requested_at, locale) })}
              </span>
            </span>
            <Badge tone={tones[refund.status]} className="whitespace-normal">
              {t(`refund_status.${refund.status}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
