'use client';

import clsx from 'clsx';
import { CircleCheckBig, CircleX, Clock3, Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import type { Order } from '@/lib/api/schemas/orders';
import { money } from '@/lib/storefront/format';

const faces = {
  placed: { Icon: CircleCheckBig, ground: 'bg-good-soft', ink: 'text-good' },
  unpaid: { Icon: Clock3, ground: 'bg-warn-soft', ink: 'text-warn' },
  cancelled: { Icon: CircleX, ground: 'bg-sunken', ink: 'text-ink-soft' },
};

/** The order's status and how it is paid, also for a shopper who comes back days later. */
export function SuccessHeadline({ order, email }: { order: Order; email: string }) {
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
