'use client';

import { AddressBook } from '../addresses/address-book';
import { SignedIn } from '../session/signed-in';

export function AddressesSection() {
  return <SignedIn>{() => <AddressBook />}</SignedIn>;
}
