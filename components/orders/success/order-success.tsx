'use client';

import { PackageX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RestoringSpinner } from '@/components/account/session/restoring-spinner';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useOrder } from '@/lib/storefront/orders/use-orders';
import { OrderFacts } from '../detail/order-facts';
import { ShipmentCard } from '../shipments/shipment-card';
import { NextSteps } from './next-steps';
import { SuccessHeadline } from './success-headline';

/** The confirmation of an order. */
export function OrderSuccess({ number, email }: { number: string; email: string }) {
  const t = useTranslations('orders');
  const te = useTranslations('errors');
  const ta = useTranslations('account');
  const { data: order, error } = useOrder(number);
  const errorText = useErrorText();
  if (error && !order) {
    return (
      <EmptyState icon={PackageX} title={te('order_details_not_found')} hint={errorText(error)}>
        <Button asChild>
          <Link href="/profile/orders">{ta('my_orders')}</Link>
        </Button>
      </EmptyState>
    );
  }
  if (!order) return <RestoringSpinner label={t('loading')} />;
  return (
    <div className="flex flex-col gap-6">
      <SuccessHeadline order={order} email={email} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] print:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-4">
          {order.shipments.map((shipment) => (
            <ShipmentCard key={shipment.id} shipment={shipment} level={2} />
          ))}
          {order.status === 'placed' && <NextSteps />}
        </div>
        <OrderFacts order={order} />
      </div>
    </div>
  );
}
