'use client';

import { useMapsLibrary } from '@vis.gl/react-google-maps';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Location } from '@/lib/api/schemas/accounts';
import { addressIn, type FoundAddress } from '@/lib/storefront/addresses/geocoded';

type Found = { text: string; address: FoundAddress };

/** The address that lies under the pin, and where a typed one lies. */
export function useGeocoder(pin: Location | undefined) {
  const library = useMapsLibrary('geocoding');
  const geocoder = useMemo(() => library && new library.Geocoder(), [library]);
  const [found, setFound] = useState<Found | 'searching' | undefined>();

  useEffect(() => {
    if (!geocoder || !pin) return;
    let isWanted = true;
    setFound('searching');
    void nearestTo(geocoder, { location: pin }).then((nearest) => {
      if (!isWanted) return;
      setFound(nearest && { text: nearest.formatted_address, address: addressIn(nearest) });
    });
    return () => {
      isWanted = false;
    };
  }, [geocoder, pin]);

  const search = useCallback(
    async (address: string): Promise<Location | undefined> => {
      const inIndia = { address, componentRestrictions: { country: 'IN' } };
      const nearest = geocoder && (await nearestTo(geocoder, inIndia));
      return nearest?.geometry.location.toJSON();
    },
    [geocoder],
  );
  return { found, find: geocoder ? search : undefined };
}

/** The best result; undefined when there is none, or Google does not answer. */
async function nearestTo(
  geocoder: google.maps.Geocoder,
  wanted: google.maps.GeocoderRequest,
): Promise<google.maps.GeocoderResult | undefined> {
  try {
    return (await geocoder.geocode(wanted)).results[0];
  } catch {
    return undefined;
  }
}
