'use client';

import { useParams } from 'next/navigation';
import { SignedIn } from '@/components/session/signed-in';
import { OrderSuccess } from './order-success';

export function SuccessPage() {
  const { orderNumber } = useParams<{ orderNumber: string }>();
  return (
    <SignedIn>
      {({ email }) => <OrderSuccess number={decodeURIComponent(orderNumber)} email={email} />}
    </SignedIn>
  );
}
