import { isFault, type ReturnReason } from '@/lib/contract/schemas/returns/terms';
import type { GstParts } from '../../kernel/money/gst';
import { lineValue, type OrderedLine } from '../../kernel/money/line-value';

export type ReturnLine = OrderedLine & { id: number; cancelledQuantity: number };

/** A unit of a line, from 1, that a return claimed, the reason, and whether that was refused. */
export type ClaimedUnit = {
  orderItemId: number;
  unit: number;
  reason: ReturnReason;
  isRefused: boolean;
  /** True if another unit is sent instead: the shopper keeps one. */
  isExchanged: boolean;
};

type Parts = GstParts & { total: number };

export type PlannedItem<Line> = { item: Line; units: number[]; parts: Parts };

/** The planned return; amounts in paise. */
export type ReturnPlan<Line> = { items: PlannedItem<Line>[]; goods: number; shipping: number };

/** Returns the units of a line that were sent and that no return has claimed, the highest first. */
export function freeUnits(line: ReturnLine, claimed: readonly ClaimedUnit[]): number[] {
  const sent = line.quantity - line.cancelledQuantity;
  const taken = new Set(
    claimed.filter(({ orderItemId }) => orderItemId === line.id).map(({ unit }) => unit),
  );
  return Array.from({ length: sent }, (_, index) => sent - index).filter(
    (unit) => !taken.has(unit),
  );
}

/**
 * Returns the price of single units of a line: unit n costs the price of n units less that of n − 1. Returns
 * in any order therefore add up to what was paid for the line, to the paisa.
 */
export function unitsValue(line: OrderedLine, units: readonly number[]): Parts {
  const sum: Parts = { taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 };
  for (const unit of units) {
    const [more, less] = [lineValue(line, unit), lineValue(line, unit - 1)];
    for (const part of Object.keys(sum) as (keyof Parts)[]) sum[part] += more[part] - less[part];
  }
  return sum;
}

/**
 * Plans the refund for returning these quantities of a shipment. Its shipping comes back once, with the last of its
 * units, if each of them goes back for a fault; not if a return of some was refused or exchanged.
 * @param wanted item id → quantity; undefined when more than is free is wanted
 */
export function planReturn<Line extends ReturnLine>(
  shipment: { shipping: number; items: readonly Line[] },
  claimed: readonly ClaimedUnit[],
  { wanted, reason }: { wanted: ReadonlyMap<number, number>; reason: ReturnReason },
): ReturnPlan<Line> | undefined {
  const items: PlannedItem<Line>[] = [];
  let left = 0;
  for (const item of shipment.items) {
    const free = freeUnits(item, claimed);
    const quantity = wanted.get(item.id) ?? 0;
    if (quantity > free.length) return undefined;
    left += free.length - quantity;
    if (!quantity) continue;
    const units = free.slice(0, quantity);
    items.push({ item, units, parts: unitsValue(item, units) });
  }
  const isAllFaulty =
    isFault(reason) &&
    claimed.every((unit) => isFault(unit.reason) && !unit.isRefused && !unit.isExchanged);
  return {
    items,
    goods: items.reduce((paise, { parts }) => paise + parts.total, 0),
    shipping: left === 0 && isAllFaulty ? shipment.shipping : 0,
  };
}
