import type { Context } from 'hono';
import type { CallEnv } from '../../../kernel/http/env';

/** Names of the browser and the operating system, null where the user agent does not tell. */
export type Device = { browser: string | null; system: string | null };

/** The first match counts: most browsers also name others in their user agent. */
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

/** Browser and system of a user agent, for the list of sessions. */
export function deviceOf(userAgent: string | null): Device {
  const named = (list: typeof browsers) =>
    list.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: named(browsers), system: named(systems) };
}

/** The user agent of a request, at most 400 characters. */
export const userAgentOf = (c: Context<CallEnv>) => c.req.header('user-agent')?.slice(0, 400);
