'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { RestoringSpinner } from '@/components/account/session/restoring-spinner';
import { useOrder } from '@/lib/storefront/orders/use-orders';
import { useUser } from '@/lib/storefront/session/use-user';
import { CancellationRules } from './cancellation-rules';
import { CancelledOrder } from './cancelled-order';
import { OrderNotCancelled } from './order-not-cancelled';

/** Shows the order of the address to its own shopper, and the general rules to everybody else. */
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
