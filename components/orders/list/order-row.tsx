'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LinePicture } from '@/components/cart/line-picture';
import { Link } from '@/components/shell/navigation/link';
import type { OrderSummary } from '@/lib/api/schemas/orders';
import { date, money } from '@/lib/storefront/format';
import { StatusBadge } from '../status-badge';

const shownPictures = 3;

/** An order in the list; the whole row is its link. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const [first] = order.items;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 rounded-card sm:grid-cols-[auto_minmax(0,1fr)_auto] border border-line bg-card p-4 shadow-card hover:border-line-strong">
      {/* From tablet width on the pictures overlap, so that the texts of all rows are aligned. */}
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
          {first?.name}
          {order.items.length > 1 && ` ${t('and_more', { count: order.items.length - 1 })}`}
        </span>
        <span className="text-sm text-ink-soft">
          {t('placed_on', { date: date(order.placed_at, locale) })}
        </span>
      </div>
      <div className="col-start-2 row-start-1 flex flex-col items-end gap-1 sm:col-start-3">
        <StatusBadge status={order.status} />
        <span className="font-bold tabular-nums">{money(order.grand_total)}</span>
      </div>
    </li>
  );
}
