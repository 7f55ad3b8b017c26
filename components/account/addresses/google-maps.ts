import { loadScript } from '@/lib/storefront/browser/load-script';
import { withRetries } from '@/lib/storefront/browser/with-retries';

/** As specification §7 asks for it. */
export const mapsOptions = {
  libraries: ['places', 'geocoding'],
  language: 'en',
  region: 'US',
  authReferrerPolicy: 'origin',
};

/** Up to three retries (specification §7), in milliseconds after a failure. */
const retryDelays = [500, 1000, 2000];
const longest = 15_000;
const callback = 'haatMapsReady';

/** Loads the Google Maps script for the provider of react-google-maps. */
export async function loadMaps(key: string): Promise<void> {
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
