import type { Address, AddressFields, Profile } from '@/lib/contract/schemas/accounts';
import type { PaymentMethod } from '@/lib/contract/schemas/orders';
import { fullName } from '@/lib/i18n/names/full-name';

/** An address as it is typed. */
export type AddressInput = AddressFields;

/** `shipping` and `billing` are the id of a saved address, or 'new' for the one that is typed. */
export type CheckoutValues = {
  shipping: string;
  shipping_address: AddressInput;
  save_address: boolean;
  billing_same: boolean;
  billing: string;
  billing_address: AddressInput;
  payment_method: PaymentMethod;
};

export const newAddress = 'new';

/** The account's details of the shopper. */
export type KnownShopper = Pick<Profile, 'first_name' | 'last_name' | 'phone'>;

/** Returns an empty address with the account's name and phone. */
export const emptyAddress = (known?: KnownShopper, pincode = ''): AddressInput => ({
  full_name: known ? fullName(known.first_name, known.last_name) : '',
  phone: known?.phone ?? '',
  full_address: '',
  landmark: '',
  city: '',
  state: '',
  pincode,
});

/** Returns the fields of a saved address that an order needs. */
export function asInput({ id, type, is_default, landmark, location, ...fields }: Address) {
  return { ...fields, landmark: landmark ?? '', ...(location && { location }) };
}

/** Returns the chosen saved address, else the typed one. */
export function addressOf(choice: string, typed: AddressInput, saved: Address[]): AddressInput {
  const address = saved.find(({ id }) => String(id) === choice);
  return address ? asInput(address) : typed;
}
