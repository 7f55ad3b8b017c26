import { createHash } from 'node:crypto';
import type { FailureReason, ScanKind } from '@/lib/contract/schemas/orders/scans';
import { startOfDay } from '@/lib/time/india';
import type { CourierRoute, CourierService } from '../provider';
import type { PlannedScan } from './schema';

const hour = 3_600_000;

/** Days and paise for half a kilogram by lane: within the district, within the region, across India. */
const lanes = {
  express: { name: 'Haat Test Express', days: [1, 2, 3], price: [5500, 7500, 11_000] },
  surface: { name: 'Haat Test Surface', days: [2, 4, 6], price: [3500, 5000, 7000] },
} as const;

type ServiceCode = keyof typeof lanes;

const cashFee = 3500;

/** Pincodes of the army's post, where the test courier does not go. */
const unserved = /^9/;

const laneOf = ({ from, to }: Pick<CourierRoute, 'from' | 'to'>): 0 | 1 | 2 => {
  if (from.slice(0, 3) === to.slice(0, 3)) return 0;
  return from[0] === to[0] ? 1 : 2;
};

/** Returns the test courier's services on a route. */
export function testServices(route: CourierRoute): CourierService[] {
  if (unserved.test(route.to)) return [];
  const lane = laneOf(route);
  return Object.entries(lanes).map(([code, { name, days, price }]) => ({
    code,
    name,
    days: days[lane],
    price: price[lane] * Math.ceil(route.grams / 500) + (route.isCash ? cashFee : 0),
  }));
}

export const serviceNamed = (code: string) => lanes[code as ServiceCode]?.name ?? code;

export const isTestService = (code: string): code is ServiceCode => code in lanes;

/** Returns numbers from 0 to below 1, the same ones for the same text. */
function chances(text: string): () => number {
  let turn = 0;
  return () => {
    const hash = createHash('sha256').update(`${text} ${++turn}`).digest();
    return hash.readUInt32BE(0) / 2 ** 32;
  };
}

const reasons: FailureReason[] = ['not_home', 'not_reachable', 'bad_address', 'postponed'];

const words: Record<ScanKind, string> = {
  manifested: 'Manifest uploaded',
  picked_up: 'Shipment picked up',
  in_transit: 'Bag added to trip',
  at_destination: 'Received at the delivery centre',
  out_for_delivery: 'Out for delivery',
  attempt_failed: 'Delivery attempted',
  delivered: 'Delivered to the customer',
  returning: 'Returning to the sender',
  returned: 'Delivered to the sender',
  lost: 'Shipment lost',
  other: 'Update',
};

export const planned = (
  at: Date,
  kind: ScanKind,
  place: string,
  reason: FailureReason | null = null,
): PlannedScan => ({ at: at.toISOString(), kind, place, words: words[kind], reason });

type Trip = {
  number: string;
  service: ServiceCode;
  from: string;
  to: string;
  isCash: boolean;
  /** The time of booking on the courier's clock. */
  bookedAt: Date;
  /** Forces a failure; by default the shipment's number decides. */
  fate?: 'attempt_fails' | 'comes_back';
};

/** Plans all scans of a trip; the same trip always has the same plan. One of eight first attempts fails, of cash one of four. */
export function planTrip({ number, service, from, to, isCash, bookedAt, fate }: Trip) {
  const chance = chances(number);
  const days = lanes[service].days[laneOf({ from, to })];
  const after = (hours: number) => new Date(bookedAt.getTime() + hours * hour);
  const start = 3 + chance() * 4;
  const arrival = days * 24;
  const scans = [
    planned(after(0.05), 'manifested', `Hub ${from.slice(0, 3)}`),
    planned(after(start), 'picked_up', `Hub ${from.slice(0, 3)}`),
    planned(after(start + 5), 'in_transit', `Hub ${from.slice(0, 3)}`),
    planned(after(arrival - 8), 'at_destination', `Hub ${to.slice(0, 3)}`),
  ];
  const fails = chance() < (isCash ? 0.25 : 0.12);
  const returns = chance() < (isCash ? 0.3 : 0.1);
  const reason = reasons[Math.floor(chance() * reasons.length)] ?? 'not_home';
  const doesFail = fate !== undefined || fails;
  const comesBack = fate === 'comes_back' || (fate === undefined && returns);
  const hub = `Hub ${to.slice(0, 3)}`;
  let at = arrival - 4;
  for (const isLast of doesFail ? [false, true] : [true]) {
    scans.push(planned(after(at), 'out_for_delivery', hub));
    const isFailure = !isLast || (doesFail && comesBack);
    scans.push(
      isFailure
        ? planned(after(at + 5), 'attempt_failed', hub, reason)
        : planned(after(at + 4), 'delivered', hub),
    );
    at += 24;
  }
  if (doesFail && comesBack) scans.push(...wayBack(after(at), days, to, from));
  return scans;
}

/** Plans the way back to the sender. */
export const wayBack = (since: Date, days: number, to: string, from: string): PlannedScan[] => [
  planned(since, 'returning', `Hub ${to.slice(0, 3)}`),
  planned(new Date(since.getTime() + days * 24 * hour), 'returned', `Hub ${from.slice(0, 3)}`),
];

/** Plans another attempt on a day in India, or at once where that day is over. */
export function anotherAttempt(day: string, now: Date, to: string): PlannedScan[] {
  const morning = new Date(startOfDay(day).getTime() + 10 * hour);
  const at = morning > now ? morning : new Date(now.getTime() + hour);
  const hub = `Hub ${to.slice(0, 3)}`;
  return [
    planned(at, 'out_for_delivery', hub),
    planned(new Date(at.getTime() + 4 * hour), 'delivered', hub),
  ];
}
