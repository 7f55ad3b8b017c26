import type { Hono } from 'hono';
import type { FailureReason, ScanKind } from '@/lib/contract/schemas/orders/scans';
import type { WebhookReader } from '../common/webhook';

/**
 * A courier that is booked by call and reports its scans, in the words of modules/couriers: an adapter
 * translates. Amounts are paise, weights grams. A store that delivers by itself needs no provider.
 * @throws {ProviderError} from every call that returns a promise, and nothing else; its words hold no address
 * and no phone number
 */
export interface CourierProvider extends WebhookReader<CourierNews> {
  /** The name in every booking, and in the address of its webhook: lower case, never changed. */
  readonly name: string;

  /** Returns the services between two pincodes; none where it does not go. */
  services(route: CourierRoute): Promise<CourierService[]>;

  /** Books a shipment, once for each `number` however often it is called. */
  book(order: CourierOrder): Promise<BookedShipment>;

  /** Finds the booking of our number; undefined if there is none with an AWB. */
  find(number: string): Promise<BookedShipment | undefined>;

  /** Cancels a booking that has not been picked up; repeating it changes nothing. */
  cancel(booking: { id: string; awb: string }): Promise<void>;

  /**
   * Makes a booking with cash one on which nothing is collected, because it was paid meanwhile; repeating it, or for a
   * booking without cash, changes nothing. A courier that has no such call refuses.
   */
  collectNothing(booking: { awb: string }): Promise<void>;

  /** Returns all scans of a shipment so far, in any order. */
  track(awb: string): Promise<CourierScan[]>;

  /** Passes on what the shopper wishes after a failed delivery; repeating it changes nothing. */
  instruct(awb: string, instruction: DeliveryInstruction): Promise<void>;

  /** Routes of the courier's own. */
  readonly routes?: Hono;
}

export type CourierRoute = {
  /** Pincodes. */
  from: string;
  to: string;
  grams: number;
  /** The value of the goods. */
  value: number;
  /** Whether cash is to be collected. */
  isCash: boolean;
};

/** A service that may be booked. */
export type CourierService = {
  /** The provider's code of it, at most 40 characters. */
  code: string;
  /** The name that people know. */
  name: string;
  /** Days from the pick-up to the door. */
  days: number;
  price: number;
};

/** A booking; the same number is always the same shipment. */
export type CourierOrder = {
  /** Our number: at most 40 letters, digits and hyphens. */
  number: string;
  /** `code` of a service. */
  service: string;
  route: CourierRoute;
  placedAt: Date;
  /** The cash to collect; 0 for a paid order. */
  cash: number;
  /** The name of the place to pick up, which the store has agreed with the courier. */
  pickup: string;
  to: {
    name: string;
    address: string;
    city: string;
    state: string;
    pincode: string;
    phone: string;
  };
  items: { name: string; sku: string; quantity: number; price: number }[];
};

export type BookedShipment = {
  /** The provider's id, for cancelling. */
  id: string;
  awb: string;
  /** The courier that carries it, as people know it. */
  carrier: string;
  trackingUrl: string | null;
  labelUrl: string | null;
};

export type CourierScan = {
  /** The same whether it comes by webhook or is asked for: equal keys are one scan. */
  key: string;
  kind: ScanKind;
  at: Date;
  /** The time on the courier's own clock, where that is another one. */
  clockAt?: Date;
  place: string | null;
  /** The courier's own words. */
  words: string;
  /** Set for `attempt_failed` only. */
  reason: FailureReason | null;
};

/** The contents of a webhook. */
export type CourierNews = { type: string; shipments: { awb: string; scans: CourierScan[] }[] };

/** `day`: ISO date in India; `address`: in the same pincode, where it is described better than before. */
export type DeliveryInstruction =
  | { kind: 'another_day'; day: string; address?: string }
  | { kind: 'not_wanted' };

/** A source that builds a courier from the settings of its folder, for the list of app/providers/couriers.ts. */
export type CourierProviderSource = {
  hasSettings(): boolean;
  /** Opens the courier; undefined if its settings are incomplete, which is logged. */
  open(): Promise<CourierProvider | undefined>;
};
