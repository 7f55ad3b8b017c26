import { DomainError, InvalidFields } from '../../host/errors';
import type { PaiseTotals } from '../../money/totals';
import { type OrderedParcel, worthOf } from '../order-value';
import { type Mover, mayMove } from '../transitions';

/** Item ids, and pieces by item id; neither means the whole order. */
export type CancelWish = { item_ids?: number[]; quantities?: Record<string, number> };

export type CancelPlan = {
  /** Item id → pieces that go now. */
  pieces: Map<number, number>;
  /** Parcels as they are afterwards; one with nothing left in it is cancelled. */
  after: OrderedParcel[];
  totalsAfter: PaiseTotals;
  /** What comes off the order, in paise: goods with their tax, and shipping. */
  goods: number;
  shipping: number;
};

/**
 * What a cancellation does to an order, without doing it. Its rules:
 * - Cancelled pieces give back exactly what the line shrinks by; what stays and what is cancelled are
 *   the line as it was ordered, to the paisa.
 * - When the last piece of a parcel goes, so does its shipping. Until then shipping stays as it was
 *   charged, and is not charged anew when less than the free-shipping sum is left.
 * - The whole order can be cancelled only while every parcel of it can. Nothing is done by halves: one
 *   parcel too far on, and all of the wish is refused.
 * - An order that waits for its payment is cancelled as a whole, since that payment is for the whole.
 * @throws {DomainError} 409 cancel_not_allowed, cancel_changed (fewer pieces are left than were to go)
 *   or cancel_whole
 * @throws {InvalidFields} for items of no parcel of this order
 */
export function planCancel(
  parcels: readonly OrderedParcel[],
  wish: CancelWish,
  by: Mover,
): CancelPlan {
  const pieces = piecesOf(parcels, wish);
  const after = parcels.map((parcel) => without(parcel, pieces, by));
  const isUnpaid = parcels.some(({ status }) => status === 'pending_payment');
  if (isUnpaid && after.some(({ status }) => status !== 'cancelled')) {
    throw new DomainError(409, 'cancel_whole');
  }
  const before = worthOf(parcels);
  const totalsAfter = worthOf(after);
  const shipping = before.shipping - totalsAfter.shipping;
  return {
    pieces,
    after,
    totalsAfter,
    goods: before.grandTotal - totalsAfter.grandTotal - shipping,
    shipping,
  };
}

function piecesOf(parcels: readonly OrderedParcel[], wish: CancelWish): Map<number, number> {
  const on = parcels.filter(({ status }) => status !== 'cancelled');
  const items = new Map(parcels.flatMap((parcel) => parcel.items).map((item) => [item.id, item]));
  const quantities = new Map(
    Object.entries(wish.quantities ?? {}).map(([id, pieces]) => [Number(id), pieces]),
  );
  const named = new Set([...(wish.item_ids ?? []), ...quantities.keys()]);
  if (!on.length) throw new DomainError(409, 'cancel_not_allowed');
  if (!named.size) {
    const left = on.flatMap((parcel) => parcel.items).filter((item) => leftOf(item) > 0);
    return new Map(left.map((item) => [item.id, leftOf(item)]));
  }
  return new Map(
    [...named].map((id) => {
      const item = items.get(id);
      if (!item) throw new InvalidFields({ item_ids: 'invalid' });
      const pieces = quantities.get(id) ?? leftOf(item);
      if (pieces < 1 || pieces > leftOf(item)) throw new DomainError(409, 'cancel_changed');
      return [id, pieces];
    }),
  );
}

const leftOf = (item: OrderedParcel['items'][number]) => item.quantity - item.cancelledQuantity;

function without(parcel: OrderedParcel, pieces: Map<number, number>, by: Mover): OrderedParcel {
  if (!parcel.items.some(({ id }) => pieces.has(id))) return parcel;
  if (!mayMove(by, parcel.status, 'cancelled')) throw new DomainError(409, 'cancel_not_allowed');
  const items = parcel.items.map((item) => ({
    ...item,
    cancelledQuantity: item.cancelledQuantity + (pieces.get(item.id) ?? 0),
  }));
  const isEmpty = items.every((item) => leftOf(item) === 0);
  return { ...parcel, items, status: isEmpty ? 'cancelled' : parcel.status };
}
