import type { PaymentMethod } from '@/lib/api/schemas/orders';
import type { PaymentContext } from './payment-context';

/** Payment methods that this host offers. */
export function methodsOf({ providers }: Pick<PaymentContext, 'providers'>): PaymentMethod[] {
  return providers.offered ? ['upi', 'card', 'cod'] : ['cod'];
}
