'use client';

import { Package } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Link } from '@/lib/i18n/navigation';
import { useErrorText } from '@/lib/storefront/use-error-text';
import { ordersAPage, useOrders } from '@/lib/storefront/use-orders';
import { OrderRow } from './order-row';

/** The shopper's orders, newest first, a page at a time. */
export function OrderList() {
  const t = useTranslations('orders');
  const te = useTranslations('errors');
  const tc = useTranslations('cart');
  const [page, setPage] = useState(1);
  const { data, error } = useOrders(page);
  const errorText = useErrorText();

  if (error && !data) {
    return (
      <Notice tone="bad">
        {te('fetch_orders_failed')} {errorText(error)}
      </Notice>
    );
  }
  if (!data) return <Skeleton className="h-40" />;
  if (data.total === 0) {
    return (
      <Card className="flex flex-col items-center gap-4 py-10 text-center">
        <Package aria-hidden className="size-12 text-ink-soft" strokeWidth={1.25} />
        <p className="font-semibold">{t('none')}</p>
        <Button asChild look="outline">
          <Link href="/products">{tc('shop')}</Link>
        </Button>
      </Card>
    );
  }
  const pages = Math.ceil(data.total / ordersAPage);
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {data.orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {pages > 1 && (
        <div className="flex items-center justify-center gap-4">
          <Button look="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('newer')}
          </Button>
          <span className="text-sm text-ink-soft" role="status">
            {t('page_of', { page, pages })}
          </span>
          <Button look="outline" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('older')}
          </Button>
        </div>
      )}
    </div>
  );
}
