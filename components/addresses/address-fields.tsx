'use client';

import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { useContext, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { MapPin } from '@/components/ui/icons';
import { Skeleton } from '@/components/ui/skeleton';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { Location } from '@/lib/contract/schemas/accounts';
import { states } from '@/lib/i18n/states';
import type { FoundAddress } from '@/lib/storefront/addresses/geocoded';
import { stateChoices } from '@/lib/storefront/catalog/states';
import { digitsOf } from '@/lib/text/digits';
import { MapsKey } from './maps-key';
import type { AddressBinding } from './use-address-binding';

type Props = {
  binding: AddressBinding;
  /** The section of the browser's autofill. */
  section: 'shipping' | 'billing';
};

/** An Indian address; the pincode comes early because it fills in city and state. */
export function AddressFields({ binding, section }: Props) {
  const t = useTranslations('address');
  const locale = useLocale();
  const { field, fill, clearState, location, setLocation, typed, read } = binding;
  /** Empty for an unknown pincode; undefined before one is typed. */
  const [possible, setPossible] = useState<string[]>();
  const [chosenState, setChosenState] = useState<string>();
  const fillFromPincode = usePincodeFill((place) => {
    setPossible(place?.states);
    if (!place?.states.length) return;
    const kept = place.states.find((name) => name === read('state'));
    // The shopper must choose if the pincode lies in several states.
    const [only = ''] = place.states.length === 1 ? place.states : [kept];
    setChosenState(only);
    fill({ city: place.city, state: only });
    if (!only) clearState();
  });
  const state = field('state');
  const pincode = field('pincode');

  // The form may start with the device's pincode.
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
        // A pin in another pincode area would send the parcel there.
        if (location) setLocation(undefined);
        return pincode.onChange(event);
      },
    };
  }

  const stateName = (name: string) =>
    stateChoices(locale).find(({ value }) => value === name)?.label ?? name;

  function stateHint(): string | undefined {
    const [first, second] = (possible ?? []).map(stateName);
    if (!first || (chosenState && possible?.includes(chosenState))) return undefined;
    if (second) return t('state_of_two', { first, second });
    return chosenState ? t('state_of_pincode', { state: first }) : undefined;
  }

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
        {...telling(pincode)}
        required
        error={pincode.error ?? (possible?.length === 0 ? t('pincode_unknown') : undefined)}
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
        hint={stateHint()}
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

type KnownPlace = { city?: string; states: string[] };

/**
 * Passes city and states to `tell` when a complete pincode is typed, and only then, so that later corrections
 * stay. Passes no states for an unknown pincode, and undefined while the pincode is incomplete or the lookup
 * failed.
 */
function usePincodeFill(tell: (place?: KnownPlace) => void): (typed: string) => void {
  const lang = useLocale();
  const asked = useRef('');
  return (typed) => {
    const pincode = digitsOf(typed);
    const isNew = pincode !== asked.current;
    asked.current = pincode;
    if (!isNew) return;
    tell();
    if (pincode.length !== 6) return;
    dataOf(call('GET /api/pincodes/{pincode}', { params: { pincode }, lang })).then(
      ({ city, states: found }) => {
        if (asked.current !== pincode) return;
        const codes = found.map(({ code }) => code);
        const names = states.filter(({ code }) => codes.includes(code)).map(({ name }) => name);
        tell({ ...(city && { city }), states: names });
      },
      (error) => {
        const isUnknown = error instanceof ApiError && error.status === 404;
        if (isUnknown && asked.current === pincode) tell({ states: [] });
      },
    );
  };
}

const LocationPicker = dynamic(
  () => import('./location-picker').then((module) => module.LocationPicker),
  { ssr: false, loading: () => <Skeleton className="h-96" /> },
);

type AddressPinProps = {
  location: Location | undefined;
  /** Returns the address typed so far, where the pin starts. */
  typed: () => string;
  onChange: (location: Location | undefined, found?: FoundAddress) => void;
};

/** Lets the shopper confirm the address on a map; renders nothing without Google Maps. */
function AddressPin({ location, typed, onChange }: AddressPinProps) {
  const t = useTranslations('address');
  const apiKey = useContext(MapsKey);
  const [isOpen, setOpen] = useState(false);
  if (!apiKey) return null;
  if (isOpen) {
    return (
      <LocationPicker
        apiKey={apiKey}
        start={location}
        query={typed()}
        onCancel={() => setOpen(false)}
        onConfirm={(confirmed, found) => {
          setOpen(false);
          onChange(confirmed, found);
        }}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="outline" onClick={() => setOpen(true)}>
        <MapPin aria-hidden className="size-5" />
        {t(location ? 'map_change' : 'map_open')}
      </Button>
      {location && (
        <>
          <span role="status" className="text-sm font-medium text-good">
            {t('map_confirmed')}
          </span>
          <Button look="quiet" className="px-2!" onClick={() => onChange(undefined)}>
            {t('map_remove')}
          </Button>
        </>
      )}
    </div>
  );
}
