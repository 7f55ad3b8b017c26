'use client';

import type { PaymentMethod } from '@/lib/api/schemas/orders';
import type { Quote } from '@/lib/api/schemas/quote';
import { usePaymentMethods } from '@/lib/storefront/payments/use-payment-methods';

/** A way to pay, and why it cannot be taken where it cannot. */
export type MethodOffer = { method: PaymentMethod; available: boolean; message: string | null };

/** The ways to pay for this order; before its quote is known, all that the shop has. */
export function useMethods(quote: Quote | undefined) {
  const { methods, isTest } = usePaymentMethods();
  const offers: MethodOffer[] | undefined =
    quote?.methods ?? methods?.map((method) => ({ method, available: true, message: null }));
  return {
    offers,
    isTest,
    isOffered: (wanted: PaymentMethod) =>
      offers?.some(({ method, available }) => method === wanted && available) ?? false,
  };
}
