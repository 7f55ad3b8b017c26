import { DomainError, InvalidFields } from '../../../kernel/errors';
import { extractGst } from '../../../kernel/money/gst';
import { type DiscountedLine, lineValue } from '../../../kernel/money/line-value';
import { roundingOf } from '../../../kernel/money/whole-rupees';
import { type OrderedShipment, orderValue } from '../order-value';

type Item = OrderedShipment['items'][number];

/** The quantities of an item that stay and that go, with their money; what goes has nothing cancelled in it. */
type DividedItem = { id: number; stays: DiscountedLine; goes: DiscountedLine };

export type SplitPlan = {
  /** Items that go whole. */
  whole: number[];
  divided: DividedItem[];
  /** The change of all tax in paise, because each part is taxed for its own value; the totals stay. */
  tax: number;
  /** The rounding shift of what stays and of what goes; paise. */
  shifts: { stays: number; goes: number };
};

/** A rupee in paise: what two roundings may differ from one. */
const rupee = 100;

/**
 * Plans how chosen quantities leave a shipment for one of their own. Its rules:
 * - What both are worth is what the shipment was worth, to the paisa: goods, discount, and the cash to collect. A
 *   line is divided by quantity, rounded down for what goes, or a paisa more where cancelled units make it so.
 * - Tax is that of each part's value, as each gets an invoice of its own.
 * - The delivery fee stays. So does the rupee that two roundings make more or less than one.
 * @param quantities what goes, by item id
 * @throws {DomainError} 409 split_changed: less is left than was to go
 * @throws {InvalidFields} items: split_all
 */
export function planSplit(
  shipment: OrderedShipment,
  quantities: ReadonlyMap<number, number>,
): SplitPlan {
  const whole: number[] = [];
  const divided: DividedItem[] = [];
  for (const item of shipment.items) {
    const goes = quantities.get(item.id);
    if (goes === undefined) continue;
    if (goes < 1 || goes > leftOf(item)) throw new DomainError(409, 'split_changed');
    if (goes === item.quantity) whole.push(item.id);
    else divided.push({ id: item.id, ...divideItem(item, goes) });
  }
  const stays = shipment.items.flatMap((item): Item[] => {
    if (whole.includes(item.id)) return [];
    const part = divided.find(({ id }) => id === item.id);
    return [{ ...item, ...part?.stays }];
  });
  if (stays.every((item) => leftOf(item) === 0)) throw new InvalidFields({ items: 'split_all' });
  const goes = shipment.items.flatMap((item): Item[] => {
    if (whole.includes(item.id)) return [item];
    const part = divided.find(({ id }) => id === item.id);
    return part ? [{ ...item, ...part.goes, cancelledQuantity: 0 }] : [];
  });
  const tax = divided.reduce((sum, { id, ...parts }) => {
    const item = shipment.items.find((one) => one.id === id);
    return sum + taxOf(parts.stays) + taxOf(parts.goes) - (item ? taxOf(item) : 0);
  }, 0);
  return { whole, divided, tax, shifts: shiftsOf(shipment, stays, goes) };
}

const leftOf = (item: Item) => item.quantity - item.cancelledQuantity;

const taxOf = ({ cgst, sgst, igst }: DiscountedLine) => cgst + sgst + igst;

/**
 * Divides an ordered line, so that its total and its value without the cancelled units stay the same. One of the
 * two neighbours of the exact share always does: the rest of the value is the rounded share of what stays.
 */
function divideItem(item: Item, goes: number): Omit<DividedItem, 'id'> {
  const { quantity, total, cancelledQuantity } = item;
  const staying = quantity - goes;
  const value = lineValue(item, leftOf(item)).total;
  const share = (total * goes - ((total * goes) % quantity)) / quantity;
  const part = [share, share + 1].find((one) => {
    const rest = partOf(item, staying, total - one);
    return lineValue(rest, staying - cancelledQuantity).total + one === value;
  });
  if (part === undefined) throw new Error(`line ${item.id} cannot be divided`);
  return { stays: partOf(item, staying, total - part), goes: partOf(item, goes, part) };
}

/** Returns a line of this quantity and total, taxed for its own value. */
function partOf(item: Item, quantity: number, total: number): DiscountedLine {
  const { unitPrice, gstBasisPoints, igst } = item;
  // A line without IGST keeps its kind of tax.
  const parts = extractGst(total, gstBasisPoints, igst === 0);
  return {
    unitPrice,
    quantity,
    discount: unitPrice * quantity - total,
    gstBasisPoints,
    total,
    ...parts,
  };
}

/** Returns the shifts with which the cash of both parts sums to that of the shipment; 0 where it is not in rupees. */
function shiftsOf(shipment: OrderedShipment, stays: Item[], goes: Item[]): SplitPlan['shifts'] {
  if (!shipment.inRupees) return { stays: 0, goes: 0 };
  const wholeRupees = (part: OrderedShipment) => {
    const { grandTotal, rounding } = orderValue([part]);
    const exact = grandTotal - rounding;
    return exact + roundingOf(exact);
  };
  const { grandTotal: cash } = orderValue([shipment]);
  const rest = wholeRupees({ ...shipment, items: stays });
  const apart = wholeRupees({ ...shipment, items: goes, shipping: 0 });
  const shift = cash - rest - apart;
  const kept = Math.max(-rupee, Math.min(rupee, shift));
  // Nothing is collected for less than half a rupee, from which no rupee can be taken.
  const fits = rest + kept >= 0 ? kept : 0;
  return { stays: fits, goes: shift - fits };
}
