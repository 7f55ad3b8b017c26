import type { State } from '@/lib/api/schemas/states';
import { listAddresses } from '../accounts/addresses/queries';
import type { Database } from '../db/connection';
import { placeOf } from '../delivery/estimate';
import { stateNamed } from '../money/states';

/** What a client knows of where the cart goes. */
export type Known = {
  /** Named by the shopper, in English or Hindi. */
  state?: string;
  /** Last asked about on the device. */
  pincode?: string;
};

/**
 * The state that a cart is split by before an address is chosen: the one that is named, else that of the
 * saved address at which the checkout begins (the default one), else the pincode's; undefined when
 * nothing is known.
 */
export async function destinationOf(
  db: Database,
  userId: number,
  { state, pincode }: Known,
): Promise<State | undefined> {
  const named = state && stateNamed(state);
  if (named) return named;
  const [first] = await listAddresses(db, userId);
  return (first && stateNamed(first.state)) ?? (pincode ? placeOf(pincode)?.state : undefined);
}
