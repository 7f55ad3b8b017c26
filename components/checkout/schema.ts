import { z } from 'zod';
import { addressFieldsSchema } from '@/lib/contract/schemas/accounts';
import { type CheckoutValues, newAddress } from './values';

/** Validates typed addresses only, not those replaced by a saved address or by "same as shipping". */
export function checkoutSchema({ shipping, billing, billing_same }: CheckoutValues) {
  const typedShipping = shipping === newAddress;
  const typedBilling = !billing_same && billing === newAddress;
  const schema = z.looseObject({
    ...(typedShipping && { shipping_address: addressFieldsSchema }),
    ...(typedBilling && { billing_address: addressFieldsSchema }),
  });
  return schema as unknown as z.ZodType<CheckoutValues, CheckoutValues>;
}
