import { committed, prices, traffic } from './figures';
import { type Known, planFor, workOf } from './growth';
import { minutesOfDay, shapeOfDay, simulate, stations } from './sale-day';

const known: Known = { figures: committed, traffic, prices };
const plan = planFor({ ordersPerMinute: 600, millions: 2 }, known);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it('is the same day for the same seed, and another for another', () => {
  const day = simulate(plan, known, { seed: 4 });
  expect(simulate(plan, known, { seed: 4 })).toEqual(day);
  expect(simulate(plan, known, { seed: 5 }).orders).not.toBe(day.orders);
});

it('has its busiest minute when the sale begins, and never more than that', () => {
  const shape = Array.from({ length: minutesOfDay }, (_, minute) => shapeOfDay(minute));
  expect(Math.max(...shape)).toBeCloseTo(1);
  expect(shape.indexOf(Math.max(...shape))).toBe(12 * 60);
  expect(Math.min(...shape)).toBeGreaterThan(0);
});

it('places as many orders as its shape says, within chance', () => {
  const { orders } = simulate(plan, known);
  const expected = sum(
    Array.from({ length: minutesOfDay }, (_, minute) => 600 * shapeOfDay(minute)),
  );
  expect(Math.abs(orders - expected)).toBeLessThan(5 * Math.sqrt(expected));
});

it.each([1, 2, 5])('loses no work, at %s times the planned peak', (times) => {
  const { byStation } = simulate(plan, known, { peak: times * 600 });
  for (const station of stations) {
    const { cores, minutes } = byStation[station];
    const arrived = sum(minutes.map((minute) => minute.arrived));
    const done = sum(minutes.map((minute) => minute.done));
    expect(done + (minutes.at(-1)?.waiting ?? 0)).toBeCloseTo(arrived, 5);
    for (const minute of minutes) expect(minute.done).toBeLessThanOrEqual(cores * 60);
  }
});

it('uses each station for as long as arrivals by service times say', () => {
  const { orders, byStation } = simulate(plan, known);
  const products = plan.millions * traffic.skusPerListing;
  const perOrder = { web: 0, worker: 0 };
  for (const [kind, count] of Object.entries(traffic.perOrder)) {
    const work = workOf(kind as keyof typeof traffic.perOrder, products, plan.engine, committed);
    perOrder.web += count * work.web;
    perOrder.worker += count * work.worker;
  }
  for (const station of ['web', 'worker'] as const) {
    const { cores, minutes } = byStation[station];
    const used = sum(minutes.map(({ utilisation }) => utilisation * cores * 60));
    expect(used / (orders * perOrder[station])).toBeCloseTo(1, 1);
  }
});

it('lets nobody wait on what was planned for its peak, and says what saturates beyond', () => {
  const planned = simulate(plan, known);
  expect(planned.saturated).toEqual([]);
  const beyond = simulate(plan, known, { peak: 5 * 600 });
  expect(beyond.saturated.map(({ station }) => station)).toContain('web');
  for (const { station, longestWait } of beyond.saturated) {
    const { cores, minutes } = beyond.byStation[station];
    expect(longestWait * cores).toBeCloseTo(Math.max(...minutes.map(({ waiting }) => waiting)));
  }
  expect(Math.max(...beyond.latency)).toBeGreaterThan(Math.max(...planned.latency));
});
