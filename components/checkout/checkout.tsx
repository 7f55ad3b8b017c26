'use client';

import { SignedIn } from '@/components/account/signed-in';
import { CheckoutView } from './checkout-view';

export function Checkout() {
  return <SignedIn>{(user) => <CheckoutView user={user} />}</SignedIn>;
}
