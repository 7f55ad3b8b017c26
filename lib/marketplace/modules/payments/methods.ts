import type { PaymentMethod } from '@/lib/api/schemas/orders';
import type { Provider } from '../../providers/payments/razorpay/razorpay';

/** Payment methods that this host offers. */
export function methodsOf({ provider }: { provider?: Provider }): PaymentMethod[] {
  return provider ? ['upi', 'card', 'cod'] : ['cod'];
}
