'use client';

import type { ReactNode } from 'react';
import { OrderList } from '@/components/orders/order-list';
import { SignedIn } from '../session/signed-in';

/** @param onward where to go on from who has not ordered yet */
export function OrdersSection({ onward }: { onward: ReactNode }) {
  return <SignedIn>{() => <OrderList onward={onward} />}</SignedIn>;
}
