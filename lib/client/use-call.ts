'use client';

import { useLocale } from 'next-intl';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Locale } from '@/lib/i18n/locales';
import { call, type DataOf, dataOf, type Endpoint, type InputOf, type OwnEndpoint } from './call';

type Options<Data> = SWRConfiguration<Data> & {
  /** Part of the key: the same call is made anew when it changes. */
  version?: string | number;
};

/** The call is not made while its input is null; a call that needs no input may omit it. */
export type Asked<To extends Endpoint> =
  Record<never, never> extends InputOf<To>
    ? [input?: InputOf<To> | null, options?: Options<DataOf<To>>]
    : [input: InputOf<To> | null, options?: Options<DataOf<To>>];

type OpenEndpoint = Exclude<Endpoint, OwnEndpoint>;

/**
 * A key of the browser's cache (SWR): who it is for (an area, a shopper's e-mail address or `everybody`), the
 * call, its language, input and version.
 */
export type CallKey = readonly [
  of: string,
  endpoint: Endpoint,
  lang: Locale,
  input: object,
  version?: string | number,
];

/** Returns the key under which `useCall` caches an answer. Signing out of an area empties the cache. */
export function callKey<To extends OpenEndpoint>(
  endpoint: To,
  lang: Locale,
  input: InputOf<To> | Record<never, never> = {},
  version?: string | number,
): CallKey {
  const area = /^\w+ \/api\/(seller|operator)\//.exec(endpoint)?.[1];
  return [area ?? 'everybody', endpoint, lang, input, version];
}

/**
 * Returns the key of an answer to this shopper alone. It holds the e-mail address, so the next account in this
 * browser never sees the answer.
 */
export const ownKey = <To extends OwnEndpoint>(
  email: string,
  endpoint: To,
  lang: Locale,
  input: InputOf<To> | Record<never, never> = {},
  version?: string | number,
): CallKey => [email, endpoint, lang, input, version];

/** Makes the call of a key. */
export const callOf = <To extends Endpoint>([, endpoint, lang, input]: CallKey) =>
  dataOf((call as AnyCall<To>)(endpoint, { lang, ...input }));

type AnyCall<To extends Endpoint> = (
  to: Endpoint,
  given: object,
) => Promise<{ data: DataOf<To> } | null>;

type PathOf<To> = To extends `${string} ${infer Path}` ? Path : never;

/**
 * Returns a filter of cached answers by their path: those at this path and below it, whatever their input. SWR's
 * `mutate` loads those anew that a component shows.
 */
export const answersOf = (path: PathOf<Endpoint>) => (key: unknown) => {
  const [, of] = Array.isArray(key) ? String(key[1]).split(' ') : [];
  return of !== undefined && (of === path || of.startsWith(`${path}/`));
};

/**
 * Makes a call of the contract in the page's language and caches the `data` of its answer by call and input.
 * With `null` in place of the input nothing is called.
 */
export function useCall<const To extends OpenEndpoint>(
  endpoint: To,
  ...[input = {} as InputOf<To>, options = {}]: Asked<To>
): SWRResponse<DataOf<To>> {
  const lang = useLocale();
  const { version, ...settings } = options;
  return useSWR(input && callKey(endpoint, lang, input, version), callOf<To>, settings);
}
