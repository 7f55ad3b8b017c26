'use client';

import { useParams } from 'next/navigation';
import { SignedIn } from '@/components/session/signed-in';
import { OrderDetail } from './order-detail';

export function DetailPage() {
  const { orderNumber } = useParams<{ orderNumber: string }>();
  return <SignedIn>{() => <OrderDetail number={decodeURIComponent(orderNumber)} />}</SignedIn>;
}
