'use client';

import { useParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { SignedIn } from '@/components/account/session/signed-in';
import { Link } from '@/components/shell/navigation/link';
import { OrderNumberForm } from '../order-number-form';
import { OnTheWay } from './on-the-way';
import { OrderTracking } from './order-tracking';

export function TrackingPage() {
  const [first = ''] = useParams<{ orderNumber?: string[] }>().orderNumber ?? [];
  const number = decodeURIComponent(first);
  const t = useTranslations('orders');
  const tp = useTranslations('payments');
  return (
    <SignedIn>
      {() => (
        <>
          <OrderNumberForm key={number} number={number} path="/track-order" action={t('track')} />
          {!number && (
            <Link
              href="/profile/payments"
              className="-my-2 inline-flex min-h-11 items-center self-start font-semibold text-brand underline underline-offset-4"
            >
              {tp('check')}
            </Link>
          )}
          {number ? <OrderTracking number={number} /> : <OnTheWay />}
        </>
      )}
    </SignedIn>
  );
}
