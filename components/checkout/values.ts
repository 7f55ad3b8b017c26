import type { Address, AddressFields, Profile } from '@/lib/api/schemas/accounts';
import type { PaymentMethod } from '@/lib/api/schemas/orders';

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

/** What the account knows of who orders. */
export type KnownShopper = Pick<Profile, 'first_name' | 'last_name' | 'phone'>;

/** An address that is still to be typed, with name and phone of the account. */
export const emptyAddress = (known?: KnownShopper, pincode = ''): AddressInput => ({
  full_name: known ? `${known.first_name} ${known.last_name}`.trim() : '',
  phone: known?.phone ?? '',
  full_address: '',
  landmark: '',
  city: '',
  state: '',
  pincode,
});

/** The fields an order needs of a saved address. */
export function asInput({ id, type, is_default, landmark, location, ...fields }: Address) {
  return { ...fields, landmark: landmark ?? '', ...(location && { location }) };
}

/** The chosen address: a saved one, or what is typed. */
export function addressOf(choice: string, typed: AddressInput, saved: Address[]): AddressInput {
  const address = saved.find(({ id }) => String(id) === choice);
  return address ? asInput(address) : typed;
}
