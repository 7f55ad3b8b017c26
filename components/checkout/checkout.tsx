'use client';

import { MapsKey } from '@/components/addresses/maps-key';
import { SignedIn } from '@/components/session/signed-in';
import { CheckoutView } from './checkout-view';

export function Checkout({ mapsKey }: { mapsKey: string | undefined }) {
  return (
    <MapsKey value={mapsKey}>
      <SignedIn>{(user) => <CheckoutView user={user} />}</SignedIn>
    </MapsKey>
  );
}
