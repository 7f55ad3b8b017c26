'use client';

import { Map as GoogleMap, Marker, useMap, useMapsLibrary } from '@vis.gl/react-google-maps';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LocateFixed } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import type { Location } from '@/lib/contract/schemas/accounts';
import { addressIn, type FoundAddress } from '@/lib/storefront/addresses/geocoded';

export type PickerProps = {
  apiKey: string;
  start: Location | undefined;
  query: string;
  onConfirm: (location: Location, found: FoundAddress | undefined) => void;
  onCancel: () => void;
};

const mapId = 'address';
const middleOfIndia = { lat: 22.35, lng: 78.67 };
const street = 17;
const country = 4;

/** A map with a movable pin, and the address under it. */
export function LocationMap({ start, query, onConfirm, onCancel }: PickerProps) {
  const t = useTranslations('address');
  const map = useMap(mapId);
  const [pin, setPin] = useState<Location | undefined>(start);
  const [locating, setLocating] = useState<'no' | 'yes' | 'refused'>('no');
  const { found, find } = useGeocoder(pin);

  function moveTo(location: Location) {
    setPin(location);
    map?.panTo(location);
    map?.setZoom(street);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it can be asked
  useEffect(() => {
    if (!pin && map && find && query) void find(query).then((there) => there && moveTo(there));
  }, [map, find]);

  function locate() {
    if (!navigator.geolocation) return setLocating('refused');
    setLocating('yes');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating('no');
        moveTo({ lat: coords.latitude, lng: coords.longitude });
      },
      () => setLocating('refused'),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  }

  return (
    <div className="flex flex-col gap-3 rounded-control border border-line p-3">
      <p className="text-sm text-ink-soft">{t('map_hint')}</p>
      <GoogleMap
        id={mapId}
        className="h-72 overflow-hidden rounded-control sm:h-80"
        defaultCenter={start ?? middleOfIndia}
        defaultZoom={start ? street : country}
        gestureHandling="cooperative"
        streetViewControl={false}
        mapTypeControl={false}
        fullscreenControl={false}
        onClick={({ detail }) => detail.latLng && setPin(detail.latLng)}
      >
        {pin && (
          <Marker
            position={pin}
            draggable
            title={t('map_pin')}
            onDragEnd={({ latLng }) => latLng && setPin(latLng.toJSON())}
          />
        )}
      </GoogleMap>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" busy={locating === 'yes'} onClick={locate}>
          <LocateFixed aria-hidden className="size-5" />
          {t('map_use_location')}
        </Button>
        <Button
          look="outline"
          onClick={() => {
            const middle = map?.getCenter();
            if (middle) setPin(middle.toJSON());
          }}
        >
          {t('map_pin_middle')}
        </Button>
      </div>
      {locating === 'refused' && <Notice tone="warn">{t('map_location_refused')}</Notice>}
      <p role="status" className="min-h-6">
        {pin && (found === 'searching' ? t('map_searching') : (found?.text ?? t('map_unknown')))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={!pin || found === 'searching'}
          onClick={() => pin && onConfirm(pin, found === 'searching' ? undefined : found?.address)}
        >
          {t('map_confirm')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('map_without')}
        </Button>
      </div>
    </div>
  );
}

type Found = { text: string; address: FoundAddress };

/** Finds the address under the pin, and the position of a typed address. */
function useGeocoder(pin: Location | undefined) {
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

/** Returns the best result; undefined if there is none or Google does not answer. */
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
