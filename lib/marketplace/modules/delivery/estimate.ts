import type { DeliveryZone } from '@/lib/api/schemas/settings/delivery';
import { type State, states } from '@/lib/api/schemas/states';
import type { Locale } from '@/lib/i18n/locales';
import { inLanguage } from '@/lib/i18n/locales';
import { dayOf, daysAfter } from '@/lib/time/india';
import { cities, regions, remote, statePrefixes } from './pincodes';
import { type DeliveryRules, ruleFor } from './rules';

const longestPrefix = 5;

/** Days of a delivery; `YYYY-MM-DD` in India. */
export type Window = { earliest: string; latest: string };

/** First and last day in India on which a store sends nothing, `YYYY-MM-DD`. */
export type Holiday = { holidayFrom: string | null; holidayTo: string | null };

export type Place = { state: State; city: readonly [en: string, hi: string] | undefined };

/** Where a pincode, or the beginning of one, lies; undefined when India has none that begins so. */
export function placeOf(pincode: string): Place | undefined {
  const iso = lookUp(statePrefixes, pincode)?.value;
  const state = states.find((candidate) => candidate.iso === iso);
  if (!state) return undefined;
  // A city's prefix may reach into a neighbouring state, where its name would be wrong.
  const city = lookUp(cities, pincode);
  const fits = city && lookUp(statePrefixes, city.prefix)?.value === iso;
  return { state, city: fits ? city.value : undefined };
}

/** The entry whose key is the longest beginning of the pincode. */
function lookUp<Value>(table: Record<string, Value>, pincode: string) {
  for (let length = longestPrefix; length >= 2; length--) {
    const prefix = pincode.slice(0, length);
    const value = table[prefix];
    if (value !== undefined) return { prefix, value };
  }
  return undefined;
}

/** Whether a courier goes there at all. */
export const isServed = (rules: DeliveryRules, pincode: string) =>
  placeOf(pincode) !== undefined && (ruleFor(rules, pincode)?.served ?? true);

/** Whether cash on delivery is accepted; only for served pincodes. */
export const takesCash = (rules: DeliveryRules, pincode: string) =>
  ruleFor(rules, pincode)?.cash ?? true;

/** When what is ordered `now` in a store at pincode `from` arrives at `to`; after its holiday, if it has one. */
export function deliveryWindow(
  rules: DeliveryRules,
  from: string,
  to: string,
  now: Date,
  holiday?: Holiday,
): Window {
  const { min, max } = rules.days[distance(from, to)];
  const leaves = afterHoliday(dispatchDay(rules, now), holiday);
  const extra = ruleFor(rules, to)?.extra_days ?? 0;
  return { earliest: daysAfter(leaves, min + extra), latest: daysAfter(leaves, max + extra) };
}

/** Days from dispatch to the door, from any store to any place that is served. */
export function transitDays({ days, pincodes }: DeliveryRules): { min: number; max: number } {
  const all = Object.values(days);
  const extra = pincodes.map(({ served, extra_days }) => (served ? extra_days : 0));
  return {
    min: Math.min(...all.map(({ min }) => min)),
    max: Math.max(...all.map(({ max }) => max)) + Math.max(0, ...extra),
  };
}

function distance(from: string, to: string): DeliveryZone {
  if (from.slice(0, 3) === to.slice(0, 3)) return 'city';
  if (beginsWith(to, remote)) return 'remote';
  if (placeOf(from)?.state === placeOf(to)?.state) return 'state';
  return regions[from.charAt(0)] === regions[to.charAt(0)] ? 'region' : 'country';
}

/** The day on which the shipment leaves. */
const dispatchDay = ({ cut_off_hour: cutOff }: DeliveryRules, now: Date): string =>
  dayOf(now.getTime() + (24 - cutOff) * 3_600_000);

/** The day itself, or the first one on which the store sends again. */
function afterHoliday(day: string, holiday?: Holiday): string {
  const { holidayFrom, holidayTo } = holiday ?? {};
  if (!holidayFrom || !holidayTo || day < holidayFrom || day > holidayTo) return day;
  return daysAfter(holidayTo, 1);
}

/** The day in India, `YYYY-MM-DD`, so many days after the one of a moment. */
export const daysFrom = (now: Date, count: number): string => daysAfter(dayOf(now), count);

const beginsWith = (pincode: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => pincode.startsWith(prefix));

/** Names of a place in a language. */
export function namesOf({ state, city }: Place, lang: Locale) {
  return {
    city: city ? inLanguage({ en: city[0], hi: city[1] }, lang) : null,
    state: inLanguage(state.names, lang),
  };
}
