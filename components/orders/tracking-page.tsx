'use client';

import { useParams } from 'next/navigation';
import { SignedIn } from '@/components/account/signed-in';
import { OrderTracking } from './order-tracking';
import { TrackForm } from './track-form';

export function TrackingPage() {
  const [first = ''] = useParams<{ orderNumber?: string[] }>().orderNumber ?? [];
  const number = decodeURIComponent(first);
  return (
    <SignedIn>
      {() => (
        <>
          <TrackForm key={number} number={number} />
          {number && <OrderTracking number={number} />}
        </>
      )}
    </SignedIn>
  );
}
