import type { DeliveryZone } from '@/lib/contract/schemas/settings/delivery';
import { dayOf, daysAfter, weekdayOf } from '@/lib/time/india';
import { isPincode, placeOf } from './directory/place';
import { regions, remote } from './pincodes';
import { learnedDays } from './promise/lanes';
import { type DeliveryRules, ruleFor } from './rules';

/** Days of a delivery; `YYYY-MM-DD` in India. */
export type Window = { earliest: string; latest: string };

/** First and last day in India on which a store sends nothing, `YYYY-MM-DD`. */
export type Holiday = { holidayFrom: string | null; holidayTo: string | null };

/** A store that sends goods; by its id its usual courier is known. */
export type Origin = { id: number; pincode: string } & Holiday;

/** Returns whether a courier serves the pincode. */
export const isServed = (rules: DeliveryRules, pincode: string) =>
  isPincode(pincode) && (ruleFor(rules, pincode)?.served ?? true);

/** Returns whether cash on delivery is accepted; only for served pincodes. */
export const takesCash = (rules: DeliveryRules, pincode: string) =>
  ruleFor(rules, pincode)?.cash ?? true;

/**
 * Returns the days on which goods ordered `now` in a store arrive at pincode `to`: the day by which four of five
 * shipments came, where enough were seen, else the days of the zone.
 */
export function deliveryWindow(rules: DeliveryRules, store: Origin, to: string, now: Date): Window {
  const leaves = leavingDay(rules, store, now);
  const zone = zoneOf(store.pincode, to);
  const extra = ruleFor(rules, to)?.extra_days ?? 0;
  const trip = { storeId: store.id, from: store.pincode, to, zone, weekday: weekdayOf(leaves) };
  const learned = learnedDays(rules.learned, trip);
  if (learned !== undefined) {
    const day = daysAfter(leaves, learned + extra);
    return { earliest: day, latest: day };
  }
  const { min, max } = rules.days[zone];
  return { earliest: daysAfter(leaves, min + extra), latest: daysAfter(leaves, max + extra) };
}

/** Returns the day in India on which goods ordered `now` are to leave the store; after its holiday, if any. */
export const leavingDay = (rules: DeliveryRules, holiday: Holiday, now: Date): string =>
  afterHoliday(dispatchDay(rules, now), holiday);

/** Returns the days from dispatch to arrival, between any store and any served place. */
export function transitDays({ days, learned, pincodes }: DeliveryRules): {
  min: number;
  max: number;
} {
  const all = [...Object.values(days), ...(learned.range ? [learned.range] : [])];
  const extra = pincodes.map(({ served, extra_days }) => (served ? extra_days : 0));
  return {
    min: Math.min(...all.map(({ min }) => min)),
    max: Math.max(...all.map(({ max }) => max)) + Math.max(0, ...extra),
  };
}

/** Returns how far apart two pincodes are. */
export function zoneOf(from: string, to: string): DeliveryZone {
  if (from.slice(0, 3) === to.slice(0, 3)) return 'city';
  if (beginsWith(to, remote)) return 'remote';
  if (placeOf(from)?.states.some((state) => placeOf(to)?.states.includes(state))) return 'state';
  return regions[from.charAt(0)] === regions[to.charAt(0)] ? 'region' : 'country';
}

/** Returns the day in India on which an order of that moment leaves, without holidays. */
export const dispatchDay = ({ cut_off_hour: cutOff }: DeliveryRules, now: Date): string =>
  dayOf(now.getTime() + (24 - cutOff) * 3_600_000);

/** Returns the day itself, or the first day after the store's holiday. */
function afterHoliday(day: string, { holidayFrom, holidayTo }: Holiday): string {
  if (!holidayFrom || !holidayTo || day < holidayFrom || day > holidayTo) return day;
  return daysAfter(holidayTo, 1);
}

/** Returns the day in India, `YYYY-MM-DD`, that many days after a moment's day. */
export const daysFrom = (now: Date, count: number): string => daysAfter(dayOf(now), count);

const beginsWith = (pincode: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => pincode.startsWith(prefix));
