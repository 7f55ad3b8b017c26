import { stateNames } from '@/lib/i18n/states';

/** The fields of a Google geocoder result that an address needs. */
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

/** Geocoder components that come before the city in an address, from the door to the district. */
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

/** Extracts the fields of an Indian address from a geocoder result; unknown fields are left out. */
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

/** Maps the geocoder's name of a state to the contract's name. */
function knownState(name = ''): string | undefined {
  const wanted = name.toLowerCase();
  return stateNames.find(([, ...names]) => names.some((one) => one.toLowerCase() === wanted))?.[2];
}
