'use client';

import { useRef } from 'react';
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import type { Location } from '@/lib/contract/schemas/accounts';
import type { FoundAddress } from '@/lib/storefront/addresses/geocoded';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';

export type AddressField =
  | 'full_name'
  | 'phone'
  | 'full_address'
  | 'landmark'
  | 'city'
  | 'state'
  | 'pincode';

export type AddressBinding = {
  /** Returns a field's registration with its form, and its error. */
  field: (name: AddressField) => UseFormRegisterReturn & { error?: string };
  /** Writes the address that was found; a typed street is kept. */
  fill: (found: FoundAddress) => void;
  /** Clears the state, so that the shopper must choose it. */
  clearState: () => void;
  location: Location | undefined;
  setLocation: (location: Location | undefined) => void;
  /** Returns the current value of a field. */
  read: (name: AddressField) => string | undefined;
  /** Returns the address typed so far, in one line. */
  typed: () => string;
};

/** Binds the fields of an address to their form; `prefix` ends in a dot, or is empty. */
export function useAddressBinding<Values extends FieldValues, Context, Checked>(
  form: UseFormReturn<Values, Context, Checked>,
  prefix = '',
): AddressBinding {
  const fieldText = useFieldText();
  const filledStreet = useRef<string>(undefined);
  const path = (name: AddressField | 'location') => `${prefix}${name}` as Path<Values>;
  const { register, getValues, setValue, control } = form;
  const { errors, isSubmitted } = form.formState;
  const location = useWatch({ control, name: path('location') });
  const read = (name: AddressField) => getValues(path(name)) as string | undefined;

  function write(name: AddressField | 'location', value: unknown) {
    setValue(path(name), value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  }

  return {
    field: (name) => ({
      ...register(path(name)),
      error: fieldText(get(errors, path(name)) as FieldError | undefined),
    }),
    fill({ full_address, ...rest }) {
      const street = read('full_address')?.trim();
      if (full_address && (!street || street === filledStreet.current)) {
        filledStreet.current = full_address;
        write('full_address', full_address);
      }
      for (const [name, value] of Object.entries(rest)) {
        if (value) write(name as AddressField, value);
      }
    },
    clearState: () => write('state', ''),
    location: location ?? undefined,
    read,
    setLocation: (place) => write('location', place),
    typed: () =>
      [read('full_address'), read('city'), read('state'), read('pincode')]
        .filter((part) => part?.trim())
        .join(', '),
  };
}
