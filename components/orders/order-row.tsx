'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LinePicture } from '@/components/cart/line-picture';
import type { OrderSummary } from '@/lib/api/schemas/orders';
import { Link } from '@/lib/i18n/navigation';
import { date, money } from '@/lib/storefront/format';
import { StatusBadge } from './status-badge';

const shownPictures = 3;

/** One order among others; all of it leads to the order. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const [first] = order.items;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4 shadow-card hover:border-line-strong">
      <div className="flex gap-1.5">
        {order.items.slice(0, shownPictures).map((item) => (
          <LinePicture key={item.id} src={item.image} className="size-14" />
        ))}
      </div>
      <div className="flex min-w-0 flex-1 basis-52 flex-col">
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
      <div className="flex flex-col items-start gap-1 sm:items-end">
        <StatusBadge status={order.status} />
        <span className="font-bold tabular-nums">{money(order.grand_total, locale)}</span>
      </div>
    </li>
  );
}
