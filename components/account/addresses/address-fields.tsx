'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { usePincodeFill } from '@/components/account/addresses/use-pincode-fill';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { stateChoices } from '@/lib/storefront/catalog/states';
import { AddressPin } from './address-pin';
import type { AddressBinding } from './use-address-binding';

type Props = {
  binding: AddressBinding;
  /** For the browser's own address book. */
  section: 'shipping' | 'billing';
};

/** An Indian address; the pincode comes early because it fills in city and state. */
export function AddressFields({ binding, section }: Props) {
  const t = useTranslations('address');
  const locale = useLocale();
  const { field, fill, location, setLocation, typed, read } = binding;
  const [stateOfPincode, setStateOfPincode] = useState<string>();
  const [chosenState, setChosenState] = useState<string>();
  const fillFromPincode = usePincodeFill((place) => {
    setStateOfPincode(place.state);
    setChosenState(place.state);
    fill(place);
  });
  const state = field('state');
  const isElsewhere = stateOfPincode && chosenState && chosenState !== stateOfPincode;

  // The form may begin with the pincode that the device knows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the form began with
  useEffect(() => {
    const pincode = read('pincode');
    if (pincode && !read('city') && !read('state')) fillFromPincode(pincode);
  }, []);

  function telling(pincode: ReturnType<typeof field>): ReturnType<typeof field> {
    return {
      ...pincode,
      onChange(event) {
        fillFromPincode(event.target.value);
        // A pin elsewhere would send the parcel there.
        if (location) setLocation(undefined);
        return pincode.onChange(event);
      },
    };
  }

  const stateName = (name: string) =>
    stateChoices(locale).find(({ value }) => value === name)?.label ?? name;

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field('full_name')}
        required
        label={t('full_name')}
        autoComplete={`${section} name`}
      />
      <TextField
        {...field('phone')}
        required
        label={t('phone')}
        type="tel"
        autoComplete={`${section} tel`}
      />
      <TextField
        {...telling(field('pincode'))}
        required
        label={t('pincode')}
        hint={t('pincode_hint')}
        inputMode="numeric"
        autoComplete={`${section} postal-code`}
      />
      <TextField
        {...field('city')}
        required
        label={t('city')}
        autoComplete={`${section} address-level2`}
      />
      <SelectField
        {...state}
        onChange={(event) => {
          setChosenState(event.target.value);
          return state.onChange(event);
        }}
        required
        label={t('state')}
        hint={isElsewhere ? t('state_of_pincode', { state: stateName(stateOfPincode) }) : undefined}
        autoComplete={`${section} address-level1`}
        className="sm:col-span-2"
      >
        <option value="">{t('choose_state')}</option>
        {stateChoices(locale).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('full_address')}
        required
        label={t('full_address')}
        hint={t('full_address_hint')}
        rows={2}
        autoComplete={`${section} street-address`}
        className="sm:col-span-2"
      />
      <TextField {...field('landmark')} label={t('landmark')} className="sm:col-span-2" />
      {section === 'shipping' && (
        <div className="empty:hidden sm:col-span-2">
          <AddressPin
            location={location}
            typed={typed}
            onChange={(confirmed, found) => {
              if (found) fill(found);
              setLocation(confirmed);
            }}
          />
        </div>
      )}
    </div>
  );
}
