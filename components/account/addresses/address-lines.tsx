'use client';

import { useLocale } from 'next-intl';
import { stateName } from '@/lib/storefront/catalog/states';

type Props = {
  address: {
    full_name: string;
    phone: string;
    full_address: string;
    landmark?: string | null;
    city: string;
    state: string;
    pincode: string;
  };
};

/** An address as it stands on a parcel. */
export function AddressLines({ address }: Props) {
  const locale = useLocale();
  const { full_name, phone, full_address, landmark, city, state, pincode } = address;
  return (
    <span className="flex flex-col">
      <b className="font-semibold">{full_name}</b>
      <span>
        {full_address}
        {landmark && `, ${landmark}`}
      </span>
      <span>
        {city}, {stateName(state, locale)} {pincode}
      </span>
      <span className="text-ink-soft tabular-nums">{phone}</span>
    </span>
  );
}
