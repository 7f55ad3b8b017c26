import { stateNames } from '@/lib/api/schemas/states';

/** A result of Google's geocoder, as much of it as an address needs. */
export type GeocoderAnswer = {
  formatted_address: string;
  address_components: { long_name: string; types: string[] }[];
};

export type FoundAddress = {
  full_address?: string;
  city?: string;
  state?: string;
  pincode?: string;
};

/** From the door to the district: the parts that stand before the city on a parcel. */
const streetParts = [
  'subpremise',
  'premise',
  'street_number',
  'route',
  'neighborhood',
  'sublocality_level_3',
  'sublocality_level_2',
  'sublocality_level_1',
];
const cityParts = ['locality', 'administrative_area_level_3', 'administrative_area_level_2'];

/** The fields of an Indian address in what the geocoder found; what it does not know is left out. */
export function addressIn({ formatted_address, address_components }: GeocoderAnswer): FoundAddress {
  const part = (type: string) =>
    address_components.find(({ types }) => types.includes(type))?.long_name;
  const street = [...new Set(streetParts.map(part))].filter((name) => name !== undefined);
  const city = cityParts.map(part).find((name) => name !== undefined);
  const pincode = part('postal_code')?.replace(/\s/g, '');
  return {
    full_address: street.join(', ') || formatted_address.split(', ')[0] || undefined,
    city,
    state: knownState(part('administrative_area_level_1')),
    pincode: pincode && /^[1-9]\d{5}$/.test(pincode) ? pincode : undefined,
  };
}

/** The contract's name of a state, whatever it is called here. */
function knownState(name = ''): string | undefined {
  const wanted = name.toLowerCase();
  return stateNames.find(([, ...names]) => names.some((one) => one.toLowerCase() === wanted))?.[2];
}
