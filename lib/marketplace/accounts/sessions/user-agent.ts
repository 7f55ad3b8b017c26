import type { Context } from 'hono';
import type { HostEnv } from '../../host/context';

/** A name of a browser and of a system, each null where the user agent does not give it away. */
export type Device = { browser: string | null; system: string | null };

/** The first that fits counts: most browsers also claim to be others. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\/|\bOPX\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];

const systems: [name: string, sign: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['KaiOS', /\bKAIOS\b/i],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** What kind of device a user agent speaks of, for its owner to recognise. */
export function deviceOf(userAgent: string | null): Device {
  const named = (list: typeof browsers) =>
    list.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: named(browsers), system: named(systems) };
}

/** The user agent of a request, bounded. */
export const userAgentOf = (c: Context<HostEnv>) => c.req.header('user-agent')?.slice(0, 400);
