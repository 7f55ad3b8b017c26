'use client';

import { useParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { OrderNumberForm } from '@/components/orders/order-number-form';
import { SignedIn } from '@/components/session/signed-in';
import { PaymentOfOrder } from './payment-of-order';

/** The payment of the order in the address; without one, a form that asks for the number. */
export function PaymentPage() {
  const t = useTranslations('payments');
  const [first = ''] = useParams<{ orderNumber?: string[] }>().orderNumber ?? [];
  const number = decodeURIComponent(first).toUpperCase();
  return (
    <SignedIn>
      {(user) =>
        number ? (
          <PaymentOfOrder key={number} number={number} user={user} />
        ) : (
          <OrderNumberForm number="" path="/profile/payments" action={t('check')} />
        )
      }
    </SignedIn>
  );
}
