'use client';

import { usePlaceLine } from './use-place-line';

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

/** An address as a parcel's label shows it. */
export function AddressLines({ address }: Props) {
  const { full_name, phone, full_address, landmark } = address;
  const place = usePlaceLine(address);
  return (
    <span className="flex flex-col">
      <b dir="auto" className="font-semibold">
        {full_name}
      </b>
      <span dir="auto">
        <span>{full_address}</span>
        {landmark && `, ${landmark}`}
      </span>
      <span dir="auto">{place}</span>
      <span className="text-ink-soft tabular-nums">{phone}</span>
    </span>
  );
}
