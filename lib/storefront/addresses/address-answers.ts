import { mutate } from 'swr';
import { answersOf } from '@/lib/client/use-call';
import type { Address } from '@/lib/contract/schemas/accounts';

const isAddresses = answersOf('/api/addresses');

/** Puts an address from a write's answer into the cached address book, then revalidates the book. */
export function keepAddress(address: Address): void {
  void mutate<Address[]>(isAddresses, (kept) => kept && withAddress(kept, address));
}

/** Removes an address from the cached address book, then revalidates the book. */
export function dropAddress(id: number): void {
  void mutate<Address[]>(isAddresses, (kept) => kept?.filter((one) => one.id !== id));
}

/** Adds an address to the list, the default address first; there is only one default. */
function withAddress(kept: Address[], address: Address): Address[] {
  const others = kept
    .filter(({ id }) => id !== address.id)
    .map((one) => (address.is_default ? { ...one, is_default: false } : one));
  const place = kept.findIndex(({ id }) => id === address.id);
  if (address.is_default) return [address, ...others];
  return others.toSpliced(place < 0 ? others.length : place, 0, address);
}
