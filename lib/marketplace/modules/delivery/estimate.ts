import type { DeliveryZone } from '@/lib/contract/schemas/settings/delivery';
import { dayOf, daysAfter } from '@/lib/time/india';
import { isPincode, placeOf } from './directory/place';
import { regions, remote } from './pincodes';
import { type DeliveryRules, ruleFor } from './rules';

/** Days of a delivery; `YYYY-MM-DD` in India. */
export type Window = { earliest: string; latest: string };

/** First and last day in India on which a store sends nothing, `YYYY-MM-DD`. */
export type Holiday = { holidayFrom: string | null; holidayTo: string | null };

/** Returns whether a courier serves the pincode. */
export const isServed = (rules: DeliveryRules, pincode: string) =>
  isPincode(pincode) && (ruleFor(rules, pincode)?.served ?? true);

/** Returns whether cash on delivery is accepted; only for served pincodes. */
export const takesCash = (rules: DeliveryRules, pincode: string) =>
  ruleFor(rules, pincode)?.cash ?? true;

/**
 * Returns the days on which goods ordered `now` in a store at pincode `from` arrive at `to`; after the store's
 * holiday, if any.
 */
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

/** Returns the days from dispatch to arrival, between any store and any served place. */
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
  if (placeOf(from)?.states.some((state) => placeOf(to)?.states.includes(state))) return 'state';
  return regions[from.charAt(0)] === regions[to.charAt(0)] ? 'region' : 'country';
}

/** Returns the day on which the shipment leaves. */
const dispatchDay = ({ cut_off_hour: cutOff }: DeliveryRules, now: Date): string =>
  dayOf(now.getTime() + (24 - cutOff) * 3_600_000);

/** Returns the day itself, or the first day after the store's holiday. */
function afterHoliday(day: string, holiday?: Holiday): string {
  const { holidayFrom, holidayTo } = holiday ?? {};
  if (!holidayFrom || !holidayTo || day < holidayFrom || day > holidayTo) return day;
  return daysAfter(holidayTo, 1);
}

/** Returns the day in India, `YYYY-MM-DD`, that many days after a moment's day. */
export const daysFrom = (now: Date, count: number): string => daysAfter(dayOf(now), count);

const beginsWith = (pincode: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => pincode.startsWith(prefix));
