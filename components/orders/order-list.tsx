'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Package } from '@/components/ui/icons';
import { LinePicture } from '@/components/ui/line-picture';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Whole } from '@/components/ui/whole';
import type { OrderSummary } from '@/lib/contract/schemas/orders';
import { recallInTab, rememberInTab } from '@/lib/storefront/browser/tab-memory';
import { date, money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import {
  everyOrder,
  type OrderFilter,
  ordersAPage,
  useOrders,
} from '@/lib/storefront/orders/use-orders';
import { OrderFilters } from './order-filters';
import { StatusBadge } from './status-badge';

type View = { filter: OrderFilter; page: number };

const remembered = 'orders list';
const firstPage: View = { filter: everyOrder, page: 1 };

/**
 * The shopper's orders, newest first, a page at a time; the tab stores the filters.
 * @param onward links for a shopper without orders
 */
export function OrderList({ onward }: { onward: ReactNode }) {
  const [view, setView] = useState(() => recallInTab<View>(remembered) ?? firstPage);
  const { filter, page } = view;
  const isNarrowed = filter.which !== 'all' || filter.search !== '' || filter.period !== '';
  const { data } = useOrders(filter, page);
  const hasNone = !isNarrowed && data?.total === 0;

  function show(next: View) {
    rememberInTab(remembered, next);
    setView(next);
  }

  return (
    <div className="flex flex-col gap-4">
      {!hasNone && (
        <OrderFilters filter={filter} onChange={(next) => show({ filter: next, page: 1 })} />
      )}
      <Found
        filter={filter}
        page={page}
        onPage={(next) => show({ filter, page: next })}
        onClear={isNarrowed ? () => show(firstPage) : undefined}
        onward={onward}
      />
    </div>
  );
}

type FoundProps = View & {
  onPage: (page: number) => void;
  onClear?: () => void;
  onward: ReactNode;
};

function Found({ filter, page, onPage, onClear, onward }: FoundProps) {
  const t = useTranslations('orders');
  const te = useTranslations('errors');
  const tc = useTranslations('cart');
  const { data, error } = useOrders(filter, page);
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
    const empty = (
      <Card className="flex flex-col items-center gap-4 py-10 text-center">
        <Package aria-hidden className="size-12 text-ink-soft" strokeWidth={1.25} />
        <p className="font-semibold">{t('none')}</p>
        {onClear ? (
          <Button look="outline" onClick={onClear}>
            {t('clear_filters')}
          </Button>
        ) : (
          <Button asChild look="outline">
            <Link href="/products?section=best_selling">{tc('shop')}</Link>
          </Button>
        )}
      </Card>
    );
    if (onClear) return empty;
    return (
      <div className="flex flex-col gap-8">
        {empty}
        {onward}
      </div>
    );
  }
  const pages = Math.ceil(data.total / ordersAPage);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft" role="status">
        <span>{t('found', { count: data.total })}</span>
        {onClear && (
          <button
            type="button"
            onClick={onClear}
            className="min-h-11 font-semibold text-brand hover:underline"
          >
            {t('clear_filters')}
          </button>
        )}
      </p>
      <ul className="flex flex-col gap-3">
        {data.orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={t('pages')} className="flex items-center justify-center gap-4">
          <Button look="outline" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('newer')}
          </Button>
          <span className="text-sm text-ink-soft" role="status">
            {t('page_of', { page, pages })}
          </span>
          <Button look="outline" disabled={page === pages} onClick={() => onPage(page + 1)}>
            {t('older')}
          </Button>
        </nav>
      )}
    </>
  );
}

const shownPictures = 3;

/** An order in the list; the whole row is its link. */
function OrderRow({ order }: { order: OrderSummary }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const [first] = order.items;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 rounded-card sm:grid-cols-[auto_minmax(0,1fr)_auto] border border-line bg-card p-4 shadow-card hover:border-line-strong">
      {/* The pictures overlap from tablet width on, so that the texts of all rows are aligned. */}
      <div className="isolate flex gap-1.5 sm:w-20 sm:gap-0 sm:[&>*]:ring-2 sm:[&>*]:ring-card sm:[&>:first-child]:z-2 sm:[&>:nth-child(2)]:z-1 sm:[&>:not(:first-child)]:-ml-11">
        {order.items.slice(0, shownPictures).map((item) => (
          <LinePicture key={item.id} src={item.image} className="size-14" />
        ))}
      </div>
      <div className="col-span-2 row-start-2 flex min-w-0 flex-col sm:col-span-1 sm:col-start-2 sm:row-start-1">
        <Link
          href={`/profile/orders/${order.number}`}
          className="font-semibold after:absolute after:inset-0 after:rounded-card hover:text-brand"
        >
          {t('order', { number: order.number })}
        </Link>
        <span className="truncate text-sm">
          <span>{first?.name}</span>
          {order.items.length > 1 && ` ${t('and_more', { count: order.items.length - 1 })}`}
        </span>
        <span className="text-sm text-ink-soft">
          {t('placed_on', { date: date(order.placed_at, locale) })}
        </span>
      </div>
      <div className="col-start-2 row-start-1 flex flex-col items-end gap-1 sm:col-start-3">
        <StatusBadge status={order.status} />
        <Whole className="font-bold tabular-nums">{money(order.grand_total)}</Whole>
      </div>
    </li>
  );
}
