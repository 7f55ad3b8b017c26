import { z } from 'zod';
import { addressFieldsSchema } from '@/lib/api/schemas/accounts';
import { type CheckoutValues, newAddress } from './values';

/** Checks what is typed, and nothing that a saved address or the other one stands for. */
export function checkoutSchema({ shipping, billing, billing_same }: CheckoutValues) {
  const typedShipping = shipping === newAddress;
  const typedBilling = !billing_same && billing === newAddress;
  const schema = z.looseObject({
    ...(typedShipping && { shipping_address: addressFieldsSchema }),
    ...(typedBilling && { billing_address: addressFieldsSchema }),
  });
  return schema as unknown as z.ZodType<CheckoutValues, CheckoutValues>;
}
