'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { Link } from '@/components/shell/navigation/link';
import { Notice } from '@/components/ui/notice';
import { listOrders } from '@/lib/api/orders';
import type { User } from '@/lib/api/schemas/accounts';
import { swrKeys } from '@/lib/storefront/cache';

/** Shows the newest unpaid order, so that nobody places the same order twice by mistake. */
export function WaitingOrder({ user }: { user: User }) {
  const t = useTranslations('checkout');
  const lang = useLocale();
  const { data } = useSWR(swrKeys.waitingOrders(user.email, lang), () =>
    listOrders(lang, { status: ['pending_payment'], limit: 1 }),
  );
  const [order] = data?.orders ?? [];
  if (!order) return null;
  return (
    <Notice tone="warn">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>{t('waiting_order', { number: order.number })}</p>
        <Link
          href={`/profile/payments/${order.number}`}
          className="-mb-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('pay_waiting')}
        </Link>
      </div>
    </Notice>
  );
}
