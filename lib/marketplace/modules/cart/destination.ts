import type { State } from '@/lib/api/schemas/states';
import type { Database } from '../../kernel/db/connection';
import { stateNamed } from '../../kernel/money/states';
import { listAddresses } from '../accounts';
import { placeOf } from '../delivery';

/** What a client knows of where the cart goes. */
export type Known = {
  /** Named by the shopper, in English or Hindi. */
  state?: string;
  /** Last asked about on the device. */
  pincode?: string;
};

export type Destination = { state?: State; pincode?: string };

/**
 * Where a cart goes, by whose state it is split and whose pincode its shipping depends on, before an address is chosen: the one that is named, else that of the
 * saved address at which the checkout begins (the default one), else the pincode's; empty when nothing is
 * known.
 */
export async function destinationOf(
  db: Database,
  userId: number,
  { state, pincode }: Known,
): Promise<Destination> {
  const named = state && stateNamed(state);
  if (named) return { state: named, pincode };
  const [first] = await listAddresses(db, userId);
  const saved = first && (placeOf(first.pincode)?.state ?? stateNamed(first.state));
  if (saved) return { state: saved, pincode: first.pincode };
  return { state: pincode ? placeOf(pincode)?.state : undefined, pincode };
}
