'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { RestoringSpinner } from '@/components/session/restoring-spinner';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PackageCheck } from '@/components/ui/icons';
import { Picture } from '@/components/ui/picture';
import type { Order } from '@/lib/contract/schemas/orders';
import { money } from '@/lib/storefront/format';
import { useOrder } from '@/lib/storefront/orders/use-orders';
import { useUser } from '@/lib/storefront/session/use-user';
import { RefundList } from '../refund-list';
import { ReorderButton } from '../reorder-button';
import { CancellationRules } from './cancellation-rules';
import { CancelledHeadline } from './cancelled-headline';
import { CancelledNextSteps } from './next-steps';

/** Shows the order in the address to its own shopper, and the general rules to everybody else. */
export function CancelledPage() {
  const t = useTranslations('orders');
  const number = useSearchParams().get('order')?.trim().toUpperCase() ?? '';
  const { status } = useUser();
  const { data: order, error } = useOrder(number);
  if (!number) return <CancellationRules />;
  if (status === 'out') return <CancellationRules mayKnow />;
  if (order?.status === 'cancelled') return <CancelledOrder order={order} />;
  if (order) return <OrderNotCancelled order={order} />;
  return error ? <CancellationRules /> : <RestoringSpinner label={t('loading')} />;
}

/** A cancelled order of the shopper: its number, its refund, and the next steps. */
function CancelledOrder({ order }: { order: Order }) {
  const t = useTranslations('cancelled');
  const to = useTranslations('orders');
  const isUnpaid = moneyOf(order).kind === 'unpaid';
  return (
    <>
      <CancelledHeadline>
        <p>
          {to.rich('placed', {
            number: order.number,
            b: (parts) => <b className="whitespace-nowrap">{parts}</b>,
          })}
        </p>
        <p className="text-ink-soft">{t('intro')}</p>
      </CancelledHeadline>
      <Money order={order} />
      <Card className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">{t('what')}</h2>
        <ul className="flex flex-col gap-3">
          {order.shipments
            .flatMap(({ items }) => items)
            .map(({ id, name, image, quantity }) => (
              <li key={id} className="flex items-center gap-3">
                <Picture src={image} alt="" sizes="48px" className="size-12 rounded-control" />
                <span className="min-w-0 flex-1">{name}</span>
                <span className="tabular-nums text-ink-soft">× {quantity}</span>
              </li>
            ))}
        </ul>
      </Card>
      <CancelledNextSteps
        first={
          isUnpaid && (
            <Button asChild>
              <Link href="/cart">{t('to_cart')}</Link>
            </Button>
          )
        }
      >
        {!isUnpaid && <ReorderButton orderNumber={order.number} />}
        <Button asChild look="outline">
          <Link href={`/profile/orders/${order.number}`}>{t('see')}</Link>
        </Button>
      </CancelledNextSteps>
    </>
  );
}

function Money({ order }: { order: Order }) {
  const t = useTranslations('cancelled');
  const { kind, amount } = moneyOf(order);
  return (
    <>
      <Card className="flex flex-col gap-2">
        <h2 className="text-lg font-bold">{t('money')}</h2>
        <p>{t(kind, { amount: money(amount) })}</p>
      </Card>
      <RefundList refunds={order.refunds} />
    </>
  );
}

/** Amounts in rupees. */
function moneyOf({ payment, refunds }: Order) {
  if (refunds.length) {
    const paise = refunds.reduce((sum, refund) => sum + Math.round(refund.amount * 100), 0);
    const isBack = refunds.every(({ status }) => status === 'processed');
    return { kind: isBack ? 'refunded' : 'refunding', amount: paise / 100 } as const;
  }
  const { method, captured, amount } = payment;
  if (captured) return { kind: 'refunding', amount } as const;
  return { kind: method === 'cod' ? 'cash' : 'unpaid', amount } as const;
}

/** Shown if the order in the address is not cancelled. */
function OrderNotCancelled({ order: { number, status } }: { order: Order }) {
  const t = useTranslations('cancelled');
  const to = useTranslations('orders');
  return (
    <EmptyState
      icon={PackageCheck}
      title={t('standing_title')}
      hint={t('standing', { number, status: to(`status.${status}`) })}
    >
      <Button asChild>
        <Link href={`/profile/orders/${number}`}>{t('see')}</Link>
      </Button>
    </EmptyState>
  );
}
