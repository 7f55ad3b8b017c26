'use client';

import type { ReactNode } from 'react';
import { OrderList } from '@/components/orders/order-list';
import { SignedIn } from '@/components/session/signed-in';

/** @param onward links for a shopper without orders */
export function OrdersSection({ onward }: { onward: ReactNode }) {
  return <SignedIn>{() => <OrderList onward={onward} />}</SignedIn>;
}
