'use client';

import { MapPin } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useContext, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Location } from '@/lib/api/schemas/accounts';
import type { FoundAddress } from '@/lib/storefront/addresses/geocoded';
import { MapsKey } from './maps-key';

const LocationPicker = dynamic(
  () => import('./location-picker').then((module) => module.LocationPicker),
  { ssr: false, loading: () => <Skeleton className="h-96" /> },
);

type Props = {
  location: Location | undefined;
  /** The address as it is typed so far, where the pin starts. */
  typed: () => string;
  onChange: (location: Location | undefined, found?: FoundAddress) => void;
};

/** Lets the shopper confirm the address on a map; renders nothing without Google Maps. */
export function AddressPin({ location, typed, onChange }: Props) {
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
