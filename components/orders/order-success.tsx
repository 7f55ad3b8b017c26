'use client';

import clsx from 'clsx';
import { useParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { RestoringSpinner } from '@/components/session/restoring-spinner';
import { SignedIn } from '@/components/session/signed-in';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { CircleCheckBig, CircleX, Clock3, PackageX, Printer } from '@/components/ui/icons';
import type { Order } from '@/lib/contract/schemas/orders';
import { money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useOrder } from '@/lib/storefront/orders/use-orders';
import { OrderFacts } from './order-facts';
import { ShipmentCard } from './shipments/shipment-card';

export function SuccessPage() {
  const { orderNumber } = useParams<{ orderNumber: string }>();
  return (
    <SignedIn>
      {({ email }) => <OrderSuccess number={decodeURIComponent(orderNumber)} email={email} />}
    </SignedIn>
  );
}

/** The confirmation of an order. */
function OrderSuccess({ number, email }: { number: string; email: string }) {
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

const faces = {
  placed: { Icon: CircleCheckBig, ground: 'bg-good-soft', ink: 'text-good' },
  unpaid: { Icon: Clock3, ground: 'bg-warn-soft', ink: 'text-warn' },
  cancelled: { Icon: CircleX, ground: 'bg-sunken', ink: 'text-ink-soft' },
};

/** The order's status and payment, also for a shopper who comes back days later. */
function SuccessHeadline({ order, email }: { order: Order; email: string }) {
  const t = useTranslations('orders');
  const tc = useTranslations('cart');
  const tp = useTranslations('payments');
  const kind =
    order.status === 'pending_payment'
      ? 'unpaid'
      : order.status === 'cancelled'
        ? 'cancelled'
        : 'placed';
  const { Icon, ground, ink } = faces[kind];
  const amount = money(order.payment.amount);
  return (
    <div
      className={clsx(
        'flex flex-col items-center gap-4 rounded-card px-4 py-8 text-center print:items-start print:p-0 print:text-left',
        ground,
      )}
    >
      <Icon aria-hidden className={clsx('size-14 print:hidden', ink)} strokeWidth={1.5} />
      <div className="flex flex-col gap-1 text-balance">
        <h1 className="text-2xl font-bold">
          {t(kind === 'placed' ? 'thanks' : `success_${kind}`)}
        </h1>
        <p>
          {t.rich('placed', {
            number: order.number,
            b: (parts) => <b className="whitespace-nowrap">{parts}</b>,
          })}
        </p>
        {kind === 'placed' && (
          <>
            <p className="font-semibold">
              {order.payment.captured ? t('paid_now', { amount }) : t('cod_due', { amount })}
            </p>
            <p className="text-sm break-words text-ink-soft">{t('mail_sent', { email })}</p>
          </>
        )}
        {kind === 'unpaid' && <p className="text-ink-soft">{t('success_unpaid_hint')}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-3 max-sm:self-stretch max-sm:[&>*]:grow print:hidden">
        {kind === 'unpaid' ? (
          <Button asChild>
            <Link href={`/profile/payments/${order.number}`}>{tp('link')}</Link>
          </Button>
        ) : (
          <Button asChild>
            <Link href={`/track-order/${order.number}`}>{t('track')}</Link>
          </Button>
        )}
        <Button asChild look="outline">
          <Link href={`/profile/orders/${order.number}`}>{t('details')}</Link>
        </Button>
        <Button asChild look="outline">
          <Link href="/products">{tc('shop')}</Link>
        </Button>
        {kind === 'placed' && (
          <Button look="outline" onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            {t('print')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The steps between order and delivery. */
function NextSteps() {
  const t = useTranslations('orders');
  const steps = ['next_packing', 'next_mail', 'next_invoice'] as const;
  return (
    <Card className="flex flex-col gap-3 print:hidden">
      <h2 className="font-semibold">{t('next')}</h2>
      <ol className="flex list-decimal flex-col gap-2 pl-5 marker:font-semibold marker:text-brand">
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </Card>
  );
}
