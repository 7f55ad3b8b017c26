'use client';

import { SideCartHost } from '@/components/cart/side-cart-host';
import { QuickChoiceHost } from '@/components/product/quick/quick-choice-host';

/** The choice of colour and size from a card, and the cart beside the page; each loads when it first opens. */
export default function OpenedParts() {
  return (
    <>
      <QuickChoiceHost />
      <SideCartHost />
    </>
  );
}
