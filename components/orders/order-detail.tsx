'use client';

import { useParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { RestoringSpinner } from '@/components/session/restoring-spinner';
import { SignedIn } from '@/components/session/signed-in';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { CircleHelp, PackageX, Printer, Truck } from '@/components/ui/icons';
import { ApiError } from '@/lib/client/request';
import type { Order, OrderItem } from '@/lib/contract/schemas/orders';
import { dateTime, money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useOrder } from '@/lib/storefront/orders/use-orders';
import { useOrderReturns } from '@/lib/storefront/orders/use-returns';
import { openPaymentOnArrival } from '@/lib/storefront/payments/open-payment-on-arrival';
import { usePaymentMethods } from '@/lib/storefront/payments/use-payment-methods';
import { CancelDialog } from './cancel-dialog';
import { InvoiceButton } from './invoice/invoice-button';
import { OrderFacts } from './order-facts';
import { RefundList } from './refund-list';
import { ReorderButton } from './reorder-button';
import { ReturnCard } from './returns/return-card';
import { ShipmentDetail } from './shipments/shipment-detail';
import { StatusBadge } from './status-badge';

export function DetailPage() {
  const { orderNumber } = useParams<{ orderNumber: string }>();
  return <SignedIn>{() => <OrderDetail number={decodeURIComponent(orderNumber)} />}</SignedIn>;
}

/** The page of an order: shipments, costs, payment and actions. */
function OrderDetail({ number }: { number: string }) {
  const t = useTranslations('orders');
  const te = useTranslations('errors');
  const { data: order, error } = useOrder(number);
  const errorText = useErrorText();
  if (!order && error) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    return (
      <EmptyState
        level={2}
        icon={PackageX}
        title={te(isUnknown ? 'order_not_found' : 'order_details_not_found')}
        hint={isUnknown ? t('not_found_hint', { number }) : errorText(error)}
      >
        <Button asChild>
          <Link href="/profile/orders">{t('all')}</Link>
        </Button>
      </EmptyState>
    );
  }
  return order ? <Shown order={order} /> : <RestoringSpinner label={t('loading')} />;
}

function Shown({ order }: { order: Order }) {
  const [cancelling, setCancelling] = useState<OrderItem[]>();
  const open = order.shipments.filter(({ can_cancel }) => can_cancel);
  return (
    <div className="flex flex-col gap-6">
      <Head
        order={order}
        onCancel={
          open.length
            ? () => setCancelling(remaining(open.flatMap(({ items }) => items)))
            : undefined
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] print:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-4">
          {order.shipments.map((shipment) => (
            <ShipmentDetail
              key={shipment.id}
              orderNumber={order.number}
              shipment={shipment}
              onCancel={
                open.length > 1 ? () => setCancelling(remaining(shipment.items)) : undefined
              }
            />
          ))}
          <ReturnList number={order.number} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <OrderFacts order={order} />
          <RefundList refunds={order.refunds} />
        </div>
      </div>
      {cancelling && (
        <CancelDialog order={order} preset={cancelling} onClose={() => setCancelling(undefined)} />
      )}
    </div>
  );
}

/** The returns of an order; nothing if there are none. */
function ReturnList({ number }: { number: string }) {
  const t = useTranslations('returns');
  const { data } = useOrderReturns(number);
  if (!data?.returns.length) return null;
  return (
    <section id="returns" aria-label={t('list')} className="flex scroll-mt-24 flex-col gap-4">
      {data.returns.map((one) => (
        <ReturnCard key={one.id} number={number} shown={one} most={data.most_pictures} />
      ))}
    </section>
  );
}

const remaining = (items: OrderItem[]) =>
  items.filter(({ quantity, cancelled_quantity }) => quantity > cancelled_quantity);

function Head({ order, onCancel }: { order: Order; onCancel?: () => void }) {
  const t = useTranslations('orders');
  const tp = useTranslations('payments');
  const locale = useLocale();
  const { methods } = usePaymentMethods();
  const canPayOnline = order.payment.can_pay_online && methods?.includes('upi');
  const issued = order.shipments.filter(({ invoice_number }) => invoice_number);
  const areBills = issued.every(({ invoice_kind }) => invoice_kind === 'bill_of_supply');
  const [one, all] = areBills
    ? (['bill_of_supply.download', 'bill_of_supply.download_all'] as const)
    : (['download_invoice', 'download_invoices'] as const);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-xl font-bold">{t('order', { number: order.number })}</h2>
        <StatusBadge status={order.status} />
        <p className="text-ink-soft">
          {t('placed_on', { date: dateTime(order.placed_at, locale) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow print:hidden">
        {order.status === 'pending_payment' && (
          <Button asChild>
            <Link href={`/profile/payments/${order.number}`}>
              {tp('pay', { amount: money(order.payment.amount) })}
            </Link>
          </Button>
        )}
        {canPayOnline && (
          <Button asChild>
            <Link
              href={`/profile/payments/${order.number}`}
              onClick={() => openPaymentOnArrival(order.number)}
            >
              {t('pay_online')}
            </Link>
          </Button>
        )}
        <Button
          asChild
          look={order.status === 'pending_payment' || canPayOnline ? 'outline' : 'primary'}
        >
          <Link href={`/track-order/${order.number}`}>
            <Truck aria-hidden className="size-5" />
            {t('track')}
          </Link>
        </Button>
        {issued.length > 0 && (
          <InvoiceButton orderNumber={order.number} isBillOfSupply={areBills}>
            {t(issued.length > 1 ? all : one)}
          </InvoiceButton>
        )}
        <ReorderButton orderNumber={order.number} />
      </div>
      <div className="-mx-3 -my-3 flex flex-wrap print:hidden">
        <Button asChild look="quiet" className="px-3!">
          <Link href={`/support?order=${order.number}`}>
            <CircleHelp aria-hidden className="size-5" />
            {t('help')}
          </Link>
        </Button>
        <Button look="quiet" className="px-3!" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {t('print')}
        </Button>
        {onCancel && (
          <Button look="quiet" className="px-3! text-bad!" onClick={onCancel}>
            {t('cancel.open_order')}
          </Button>
        )}
      </div>
    </div>
  );
}
