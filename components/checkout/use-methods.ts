'use client';

import type { PaymentMethod } from '@/lib/contract/schemas/orders';
import type { CodeChannel } from '@/lib/contract/schemas/orders/cash-code';
import type { Quote } from '@/lib/contract/schemas/quote';
import { usePaymentMethods } from '@/lib/storefront/payments/use-payment-methods';

/** A payment method, and the reason if it is unavailable; `confirm_by`: the way its code is sent if it needs one. */
export type MethodOffer = {
  method: PaymentMethod;
  available: boolean;
  message: string | null;
  confirm_by: CodeChannel | null;
};

/** Returns the payment methods for this order; all of the shop's before the quote is known. */
export function useMethods(quote: Quote | undefined) {
  const { methods, isTest } = usePaymentMethods();
  const offers: MethodOffer[] | undefined =
    quote?.methods ??
    methods?.map((method) => ({ method, available: true, message: null, confirm_by: null }));
  return {
    offers,
    isTest,
    isOffered: (wanted: PaymentMethod) =>
      offers?.some(({ method, available }) => method === wanted && available) ?? false,
  };
}
