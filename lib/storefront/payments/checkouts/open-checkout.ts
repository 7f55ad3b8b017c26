import { withRetries } from '../../browser/with-retries';
import type { PaymentOrder } from '../payment-calls';
import { type CheckoutEvents, CheckoutFault, type OpenCheckout } from './checkout';

type Checkout = {
  /** The provider's name as shoppers know it, the same in every language. */
  label: string;
  load: () => Promise<OpenCheckout>;
};

const razorpay: Checkout = {
  label: 'Razorpay',
  load: async () => (await import('./razorpay')).openRazorpay,
};

/** Every payment provider by its name in the API's answers; the test provider's script defines Razorpay's class. */
const checkouts: Readonly<Record<string, Checkout>> = { razorpay, test: razorpay };

const checkoutOf = (provider: string): Checkout | undefined =>
  Object.hasOwn(checkouts, provider) ? checkouts[provider] : undefined;

/** Returns the displayed name of a payment provider. */
export const providerLabel = (provider: string): string => checkoutOf(provider)?.label ?? provider;

const retries = [800];

/**
 * Opens the checkout of this order's payment provider.
 * @returns a function that closes the checkout
 * @throws {CheckoutFault}
 */
export async function openCheckout(
  order: PaymentOrder,
  events: CheckoutEvents,
): Promise<() => void> {
  const checkout = checkoutOf(order.provider);
  if (!checkout) throw new CheckoutFault('checkout_unavailable');
  const open = await withRetries(checkout.load, retries).catch(() => {
    throw new CheckoutFault('checkout_script_failed');
  });
  return open(order, events);
}
