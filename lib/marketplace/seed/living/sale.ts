import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import type { Buyer } from '../demo-store/buyers';
import type { Step } from '../demo-store/insert-order';
import { type Random, randomOf } from '../random';
import type { Good } from './goods';

/**
 * `takesOnline` says that the test provider takes payments here: its books then have what was paid online.
 * `isCarried` says that the test courier carries here: its book then has what it carries.
 */
export type Living = { takesOnline: boolean; isCarried: boolean };

export type SaleLine = { good: Good; quantity: number };

/** An order of the living market: its lines may be of several stores. */
export type Sale = {
  /** Makes its number and those of its payment; no two sales have the same. */
  key: string;
  buyer: Buyer;
  method: 'cod' | 'upi' | 'card';
  lines: readonly SaleLine[];
  placedAt: Date;
  /** Returns the steps of a store's shipment, which begins as `placed`; undefined while it is not paid. */
  steps: ((storeId: number) => readonly [Step, ...Step[]]) | undefined;
};

const hour = 3_600_000;
/** Letters and digits that nobody misreads, in the numbers of orders and of tickets. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns so many letters and digits, the same for the same key. */
export function lettersOf(count: number, ...key: (string | number)[]): string {
  const random = randomOf('letters', ...key);
  return Array.from({ length: count }, () => random.pick([...alphabet])).join('');
}

/** Hours between a step and the one before it: from, to. */
const pace: readonly [ShipmentStatus, number, number][] = [
  ['confirmed', 1, 12],
  ['packed', 3, 15],
  ['shipped', 2, 9],
  ['out_for_delivery', 26, 70],
  ['delivered', 2, 7],
];

/** Returns the steps of a shipment until `now`, at the pace of a store that keeps its promises. */
export function stepsUntil(placedAt: Date, now: Date, random: Random): [Step, ...Step[]] {
  const steps: [Step, ...Step[]] = [{ status: 'placed', at: placedAt }];
  let at = placedAt.getTime();
  for (const [status, from, to] of pace) {
    at += (from + random.next() * (to - from)) * hour;
    if (at > now.getTime()) break;
    steps.push({ status, at: new Date(at) });
  }
  return steps;
}
