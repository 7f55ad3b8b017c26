'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSWRConfig } from 'swr';
import { addAddress } from '@/lib/api/accounts';
import { placeOrder } from '@/lib/api/orders';
import { ApiError } from '@/lib/api/request';
import type { Address, User } from '@/lib/api/schemas/accounts';
import type { CartItem, Totals } from '@/lib/api/schemas/cart';
import type { Order, PlaceOrderBody } from '@/lib/api/schemas/orders';
import { toast } from '@/lib/storefront/browser/toast';
import { swrKeys } from '@/lib/storefront/cache';
import { forgetOrderKey, orderKey } from '@/lib/storefront/checkout/order-key';
import { chooseSaved, forgetDraft } from './use-draft';
import { addressOf, type CheckoutValues, newAddress } from './values';

type Facts = { user: User; saved: Address[]; chosen: CartItem[]; totals: Totals };

/** Orders the chosen lines for exactly the total that is shown. */
export function usePlaceOrder() {
  const lang = useLocale();
  const t = useTranslations('checkout');
  const { mutate } = useSWRConfig();

  /** A failure to save the address does not touch the order, which stands. */
  async function saveAddress(values: CheckoutValues, user: User): Promise<void> {
    try {
      chooseSaved(user, await addAddress(lang, values.shipping_address));
      await mutate(swrKeys.addresses(user.email, lang));
    } catch {
      toast.error(t('address_not_saved'));
    }
  }

  /** Asks again when the answer was lost on the way: the key makes that harmless. */
  async function ordered(body: PlaceOrderBody, key: string): Promise<Order> {
    try {
      return await placeOrder(lang, body, key);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status !== 0) throw failure;
      return placeOrder(lang, body, key);
    }
  }

  return async (values: CheckoutValues, facts: Facts): Promise<Order> => {
    const { user, saved, chosen, totals } = facts;
    const order = await ordered(
      {
        items: chosen.map(({ id }) => id),
        shipping_address: addressOf(values.shipping, values.shipping_address, saved),
        ...(values.billing_same
          ? { billing_same_as_shipping: true }
          : { billing_address: addressOf(values.billing, values.billing_address, saved) }),
        payment_method: values.payment_method,
        expected_total: totals.grand_total,
      },
      orderKey(chosen),
    );
    forgetOrderKey();
    // One that is still to be paid may be given up, and ordered otherwise.
    if (order.payment.method === 'cod') forgetDraft(user);
    void mutate(swrKeys.order(user.email, lang, order.number), order, { revalidate: false });
    void mutate((key) => Array.isArray(key) && key[0] === 'orders');
    if (values.shipping === newAddress && values.save_address) void saveAddress(values, user);
    return order;
  };
}
