'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { RestoringSpinner } from '@/components/account/session/restoring-spinner';
import { useOrder } from '@/lib/storefront/orders/use-orders';
import { useUser } from '@/lib/storefront/session/use-user';
import { CancelledInWords } from './cancellation-rules';
import { CancelledOrder } from './cancelled-order';
import { StandingOrder } from './order-not-cancelled';

/** Names the order of the address to the shopper whose it is, and tells everybody what holds for all. */
export function CancelledPage() {
  const t = useTranslations('orders');
  const number = useSearchParams().get('order')?.trim().toUpperCase() ?? '';
  const { status } = useUser();
  const { data: order, error } = useOrder(number);
  if (!number) return <CancelledInWords />;
  if (status === 'out') return <CancelledInWords mayKnow />;
  if (order?.status === 'cancelled') return <CancelledOrder order={order} />;
  if (order) return <StandingOrder order={order} />;
  return error ? <CancelledInWords /> : <RestoringSpinner label={t('loading')} />;
}
