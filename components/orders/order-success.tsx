'use client';

import { CircleCheckBig, PackageX } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { AddressLines } from '@/components/account/address-lines';
import { RestoringSpinner } from '@/components/account/restoring-spinner';
import { TotalsList } from '@/components/cart/totals-list';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { Order } from '@/lib/api/schemas/orders';
import { Link } from '@/lib/i18n/navigation';
import { money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/use-error-text';
import { useOrder } from '@/lib/storefront/use-orders';
import { ShipmentCard } from './shipment-card';

/** The confirmation of an order. */
export function OrderSuccess({ number, email }: { number: string; email: string }) {
  const t = useTranslations('orders');
  const te = useTranslations('errors');
  const ta = useTranslations('account');
  const { data: order, error } = useOrder(number);
  const errorText = useErrorText();
  if (error) {
    return (
      <EmptyState icon={PackageX} title={te('order_details_not_found')} hint={errorText(error)}>
        <Button asChild>
          <Link href="/profile#orders">{ta('my_orders')}</Link>
        </Button>
      </EmptyState>
    );
  }
  if (!order) return <RestoringSpinner label={t('loading')} />;
  return (
    <div className="flex flex-col gap-6">
      <Headline order={order} email={email} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {order.shipments.map((shipment) => (
            <ShipmentCard key={shipment.id} shipment={shipment} />
          ))}
        </div>
        <OrderFacts order={order} />
      </div>
    </div>
  );
}

function Headline({ order, email }: { order: Order; email: string }) {
  const t = useTranslations('orders');
  const tc = useTranslations('cart');
  return (
    <div className="flex flex-col items-center gap-4 rounded-card bg-good-soft px-4 py-8 text-center">
      <CircleCheckBig aria-hidden className="size-14 text-good" strokeWidth={1.5} />
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold">{t('thanks')}</h1>
        <p>
          {t.rich('placed', {
            number: order.number,
            b: (parts) => <b className="whitespace-nowrap">{parts}</b>,
          })}
        </p>
        <p className="text-sm break-words text-ink-soft">{t('mail_sent', { email })}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link href={`/track-order/${order.number}`}>{t('track')}</Link>
        </Button>
        <Button asChild look="outline">
          <Link href="/products">{tc('shop')}</Link>
        </Button>
      </div>
    </div>
  );
}

function OrderFacts({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-5">
      <TotalsList totals={order.totals} />
      <Fact title={t('payment')}>
        {t(`payment_method.${order.payment.method}`)}
        {order.payment.method === 'cod' && (
          <span className="block text-sm text-ink-soft">
            {t('cod_due', { amount: money(order.payment.amount, locale) })}
          </span>
        )}
      </Fact>
      <Fact title={t('deliver_to')}>
        <AddressLines address={order.shipping_address} />
      </Fact>
      <Fact title={t('bill_to')}>
        <AddressLines address={order.billing_address} />
      </Fact>
    </Card>
  );
}

function Fact({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-4">
      <h2 className="text-sm text-ink-soft">{title}</h2>
      <div>{children}</div>
    </div>
  );
}
