import type { PaymentMethod } from '@/lib/api/schemas/orders';
import type { Provider } from './provider/provider';

/** Ways to pay that this host offers at all. */
export function methodsOf({ provider }: { provider?: Provider }): PaymentMethod[] {
  return provider ? ['cod', 'card', 'upi'] : ['cod'];
}
