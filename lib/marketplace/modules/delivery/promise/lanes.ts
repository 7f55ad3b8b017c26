import type { DeliveryZone } from '@/lib/contract/schemas/settings/delivery';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { deliveryLanes, deliveryLearning, storeCouriers } from '../../../kernel/db/schema/learned';
import { placeOf } from '../directory/place';

/** The weekday of a lane that counts them all. */
export const anyWeekday = -1;

type Lane = {
  /** The courier's name in the list of providers, `own` for the store's rider, '' for all. */
  courier: string;
  zone: DeliveryZone;
  /** ISO code of the state; '' for all. */
  origin: string;
  /** Three digits of a pincode, or the ISO code of a state; '' for all. */
  destination: string;
  /** 0 is Monday. */
  weekday: number;
};

/** Lanes learned from past deliveries. */
export type Learned = {
  /** The days of each lane, by `keyOf`. */
  days: ReadonlyMap<string, number>;
  /** The usual courier of each store. */
  couriers: ReadonlyMap<number, string>;
  /** The fewest and the most days of any lane. */
  range?: { min: number; max: number };
};

const nothing: Learned = { days: new Map(), couriers: new Map() };

const keyOf = ({ courier, zone, origin, destination, weekday }: Lane): string =>
  `${zone} ${origin} ${destination} ${courier} ${weekday}`;

/** Returns lanes and usual couriers by what they are looked up with. */
export function toLearned(
  lanes: readonly (Lane & { days: number })[],
  couriers: readonly { storeId: number; courier: string }[] = [],
): Learned {
  const days = new Map<string, number>();
  let [min, max] = [Infinity, 0];
  for (const lane of lanes) {
    days.set(keyOf(lane), lane.days);
    min = Math.min(min, lane.days);
    max = Math.max(max, lane.days);
  }
  return {
    days,
    couriers: new Map(couriers.map(({ storeId, courier }) => [storeId, courier])),
    range: lanes.length ? { min, max } : undefined,
  };
}

/** Returns the ISO code of a pincode's state, of two the first; '' for an unknown pincode. */
export const stateOf = (pincode: string): string => placeOf(pincode)?.states[0]?.iso ?? '';

export const districtOf = (pincode: string): string => pincode.slice(0, 3);

type Trip = { storeId?: number; from: string; to: string; zone: DeliveryZone; weekday: number };

/**
 * Returns the days within which four of five shipments of such a trip arrived, from the day on which they were to
 * leave; of the narrowest lane that is known, undefined if none is. A nearer place counts for more than the store's
 * usual courier, and that for more than the weekday.
 */
export function learnedDays(learned: Learned, trip: Trip): number | undefined {
  const { days, couriers } = learned;
  if (!days.size) return undefined;
  const { storeId, from, to, zone } = trip;
  const usual = storeId === undefined ? undefined : couriers.get(storeId);
  const origin = stateOf(from);
  const places = [
    { origin, destination: districtOf(to) },
    { origin, destination: stateOf(to) },
    { origin: '', destination: '' },
  ];
  for (const place of places) {
    for (const courier of usual ? [usual, ''] : ['']) {
      for (const weekday of [trip.weekday, anyWeekday]) {
        const found = days.get(keyOf({ ...place, zone, courier, weekday }));
        if (found !== undefined) return found;
      }
    }
  }
  return undefined;
}

/** The lanes that this process uses, and the time at which they were learned. */
let held = nothing;
let seen: number | undefined;

/** Returns what this process goes by. */
export const learnedLanes = (): Learned => held;

/**
 * Reads what was learned last, if this process does not know it yet.
 * @returns 1 where it has read it
 */
export async function refreshLanes(db: Database): Promise<number> {
  const [row] = await db.select({ at: deliveryLearning.learnedAt }).from(deliveryLearning);
  const at = row?.at?.getTime();
  if (at === seen) return 0;
  const lanes = await db.select().from(deliveryLanes);
  held = toLearned(lanes, await db.select().from(storeCouriers));
  seen = at;
  log.debug({ lanes: lanes.length }, 'days of delivery read');
  return 1;
}
