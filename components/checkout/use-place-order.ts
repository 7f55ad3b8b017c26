'use client';

import { useLocale, useTranslations } from 'next-intl';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { Address, User } from '@/lib/contract/schemas/accounts';
import type { CartItem, Totals } from '@/lib/contract/schemas/cart';
import type { Order, PlaceOrderBody } from '@/lib/contract/schemas/orders';
import { keepAddress } from '@/lib/storefront/addresses/address-answers';
import { toast } from '@/lib/storefront/browser/toast';
import { forgetOrderKey, orderKey } from '@/lib/storefront/checkout/order-key';
import { useOrderChanged } from '@/lib/storefront/orders/use-orders';
import { chooseSaved, forgetDraft } from './use-draft';
import { addressOf, type CheckoutValues, newAddress } from './values';

type Facts = {
  user: User;
  saved: Address[];
  chosen: CartItem[];
  totals: Totals;
  /** The code that confirms a cash order. */
  code?: string;
};

/** Orders the chosen lines for exactly the displayed total. */
export function usePlaceOrder() {
  const lang = useLocale();
  const t = useTranslations('checkout');
  const changed = useOrderChanged();

  /** Saves the address; a failure does not affect the order. */
  async function saveAddress(values: CheckoutValues, user: User): Promise<void> {
    try {
      const address = await dataOf(
        call('POST /api/addresses', { lang, body: values.shipping_address }),
      );
      chooseSaved(user, address);
      keepAddress(address);
    } catch {
      toast.error(t('address_not_saved'));
    }
  }

  /** Retries if the answer was lost: the idempotency key makes that harmless. */
  async function ordered(body: PlaceOrderBody, key: string): Promise<Order> {
    try {
      return await dataOf(call('POST /api/orders', { lang, body, idempotencyKey: key }));
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status !== 0) throw failure;
      return dataOf(call('POST /api/orders', { lang, body, idempotencyKey: key }));
    }
  }

  return async (values: CheckoutValues, facts: Facts): Promise<Order> => {
    const { user, saved, chosen, totals, code } = facts;
    const order = await ordered(
      {
        items: chosen.map(({ id }) => id),
        shipping_address: addressOf(values.shipping, values.shipping_address, saved),
        ...(values.billing_same
          ? { billing_same_as_shipping: true }
          : { billing_address: addressOf(values.billing, values.billing_address, saved) }),
        payment_method: values.payment_method,
        expected_total: totals.grand_total,
        ...(code && { cash_code: code }),
      },
      orderKey(chosen),
    );
    forgetOrderKey();
    // An order that awaits payment may be abandoned and placed differently, so its draft is kept.
    if (order.payment.method === 'cod') forgetDraft(user);
    changed(order);
    if (values.shipping === newAddress && values.save_address) void saveAddress(values, user);
    return order;
  };
}
