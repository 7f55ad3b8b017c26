import type { Address, AddressFields } from '@/lib/api/schemas/accounts';

/** An address as it is typed. */
export type AddressInput = Record<Exclude<keyof AddressFields, 'landmark'>, string> & {
  landmark?: string;
};

/** `shipping` and `billing` are the id of a saved address, or 'new' for the one that is typed. */
export type CheckoutValues = {
  shipping: string;
  shipping_address: AddressInput;
  save_address: boolean;
  billing_same: boolean;
  billing: string;
  billing_address: AddressInput;
};

export const newAddress = 'new';

export const emptyAddress = (): AddressInput => ({
  full_name: '',
  phone: '',
  full_address: '',
  landmark: '',
  city: '',
  state: '',
  pincode: '',
});

/** The fields an order needs of a saved address. */
export function asInput({ landmark, ...address }: Address): AddressInput {
  const { full_name, phone, full_address, city, state, pincode } = address;
  return { full_name, phone, full_address, landmark: landmark ?? '', city, state, pincode };
}

/** The chosen address: a saved one, or what is typed. */
export function addressOf(choice: string, typed: AddressInput, saved: Address[]): AddressInput {
  const address = saved.find(({ id }) => String(id) === choice);
  return address ? asInput(address) : typed;
}
