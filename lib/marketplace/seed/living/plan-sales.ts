import { dayOf, daysAfter, startOfDay, weekdayOf } from '@/lib/time/india';
import type { Buyer } from '../demo-store/buyers';
import { type Random, randomOf } from '../random';
import { boughtTogether } from './bought-together';
import type { Good } from './goods';
import { type Sale, type SaleLine, stepsUntil } from './sale';

/** The days over which the market has sold. */
const days = 90;
/** The hours of a day in which people order, by how often. */
const hours = [1, 0, 0, 0, 0, 0, 1, 2, 3, 5, 6, 7, 7, 6, 5, 5, 5, 6, 7, 9, 11, 12, 9, 4];
/** Units of each product that stay in stock. */
const kept = 8;
/** The dearest order that is paid on delivery, in paise. */
const mostCash = 800_000;

/** Returns the orders of a day: more of late, and at weekends. */
function ordersOn(day: string, ago: number, random: Random): number {
  const trend = 2.2 + 2.2 * (1 - ago / days);
  const weekend = weekdayOf(day) >= 5 ? 1.3 : 1;
  return Math.round(trend * weekend * (0.7 + 0.6 * random.next()));
}

/** Returns a function that takes units of a good, and undefined once it would run out. */
function stockOf(goods: readonly Good[]) {
  const left = new Map(goods.map(({ product }) => [product.id, product.stock - kept]));
  return (good: Good, quantity: number): SaleLine | undefined => {
    const rest = (left.get(good.product.id) ?? 0) - quantity;
    if (rest < 0) return undefined;
    left.set(good.product.id, rest);
    return { good, quantity };
  };
}

type Take = ReturnType<typeof stockOf>;

/** Chooses one to three goods, popular ones more often. */
function linesOf(goods: readonly Good[], take: Take, random: Random): SaleLine[] {
  const lines = new Map<number, SaleLine>();
  const count = 1 + random.weighted([68, 24, 8]);
  for (let n = 0; n < count; n++) {
    const good = goods[Math.floor(random.next() ** 1.7 * goods.length)];
    const line = good && take(good, random.next() < 0.82 ? 1 : 2);
    if (line) lines.set(line.good.product.id, line);
  }
  return [...lines.values()];
}

type Market = { goods: readonly Good[]; buyers: readonly Buyer[]; now: Date; takesOnline: boolean };

/** Returns the orders of the last 90 days, the oldest first; the same market gives the same orders. */
export function planSales({ goods, buyers, now, takesOnline }: Market): Sale[] {
  const take = stockOf(goods);
  const sales: Sale[] = [];
  const add = (lines: readonly SaleLine[], key: string, day: string, random: Random) => {
    const minutes = (random.weighted(hours) + random.next()) * 60;
    const placedAt = new Date(startOfDay(day).getTime() + Math.floor(minutes * 60) * 1000);
    const total = lines.reduce((sum, line) => sum + line.good.product.price * line.quantity, 0);
    const isOnline = takesOnline && (total > mostCash || random.next() < 0.6);
    if (placedAt >= now || lines.length === 0 || (!isOnline && total > mostCash)) return;
    sales.push({
      ...{ key, buyer: random.pick(buyers), lines, placedAt },
      method: !isOnline ? 'cod' : random.next() < 0.85 ? 'upi' : 'card',
      steps: (storeId) => stepsUntil(placedAt, now, randomOf('steps', key, storeId)),
    });
  };
  for (let ago = days; ago >= 0; ago--) {
    const day = daysAfter(dayOf(now), -ago);
    const ofDay = randomOf('orders of a day', ago);
    for (let n = ordersOn(day, ago, ofDay); n > 0; n--) {
      const random = randomOf('sale', ago, n);
      add(linesOf(goods, take, random), `${ago} ${n}`, day, random);
    }
  }
  for (const [n, bought] of boughtTogether(goods).entries()) {
    const random = randomOf('together', n);
    const day = daysAfter(dayOf(now), -random.between(1, days));
    const lines = bought.flatMap((good) => take(good, 1) ?? []);
    add(lines, `together ${n}`, day, random);
  }
  return sales.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}
