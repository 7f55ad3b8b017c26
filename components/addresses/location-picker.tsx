'use client';

import { APIProvider } from '@vis.gl/react-google-maps';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { loadScript } from '@/lib/storefront/browser/load-script';
import { withRetries } from '@/lib/storefront/browser/with-retries';
import { LocationMap, type PickerProps } from './location-map';

/** Loads the maps script, with retries, then shows the map, or an error. */
export function LocationPicker(props: PickerProps) {
  const t = useTranslations('address');
  const { apiKey } = props;
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const fail = useCallback(() => setState('failed'), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try is a new load
  useEffect(() => {
    let isShown = true;
    setState('loading');
    // Google calls this function when it refuses the key.
    Object.assign(window, { gm_authFailure: fail });
    loadMaps(apiKey).then(
      () => isShown && setState('ready'),
      () => isShown && fail(),
    );
    return () => {
      isShown = false;
    };
  }, [tries, fail, apiKey]);

  if (state === 'failed') {
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice tone="bad">{t('map_failed')}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button look="outline" onClick={() => setTries(tries + 1)}>
            {t('map_retry')}
          </Button>
          <Button look="quiet" onClick={props.onCancel}>
            {t('map_without')}
          </Button>
        </div>
      </div>
    );
  }
  if (state === 'loading') {
    return (
      <p role="status" className="flex h-96 items-center justify-center gap-3 text-ink-soft">
        <Spinner />
        {t('map_loading')}
      </p>
    );
  }
  return (
    <APIProvider apiKey={apiKey} {...mapsOptions} onError={fail}>
      <LocationMap {...props} />
    </APIProvider>
  );
}

/** The options of specification §7. */
const mapsOptions = {
  libraries: ['places', 'geocoding'],
  language: 'en',
  region: 'US',
  authReferrerPolicy: 'origin',
};

/** Delays of the three retries (specification §7), in milliseconds after a failure. */
const retryDelays = [500, 1000, 2000];
const longest = 15_000;
const callback = 'haatMapsReady';

/** Loads the Google Maps script for the provider of react-google-maps. */
async function loadMaps(key: string): Promise<void> {
  const started = new Promise<void>((resolve) => {
    Object.assign(window, { [callback]: resolve });
  });
  await withRetries(() => loadScript(address(key)), retryDelays);
  await Promise.race([started, tooLate()]);
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('maps: not started')), longest);
  });
}

function address(key: string): string {
  const { libraries, language, region, authReferrerPolicy } = mapsOptions;
  const query = new URLSearchParams({
    key,
    v: 'weekly',
    libraries: libraries.join(','),
    language,
    region,
    auth_referrer_policy: authReferrerPolicy,
    loading: 'async',
    callback,
  });
  return `https://maps.googleapis.com/maps/api/js?${query}`;
}
