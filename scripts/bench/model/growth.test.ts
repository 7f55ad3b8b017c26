import { committed, prices, requestKinds, takeRun, traffic } from './figures';
import { type Known, type Plan, planFor, ratesOf, workOf } from './growth';

const known: Known = { figures: committed, traffic, prices };
const orders = [1, 3, 10, 100, 1000, 10_000];
const sizes = [0.1, 1, 2, 10, 100];
const plans = orders.flatMap((ordersPerMinute) =>
  sizes.map((millions) => planFor({ ordersPerMinute, millions }, known)),
);
const machinesOf = (plan: Plan) => ({
  instances: plan.instances,
  workers: plan.workers,
  database: plan.databaseCores * (1 + plan.replicas),
  rupees: plan.rupeesPerMonth,
});

it('never needs fewer machines or less money for twice the orders, while the search stays where it is', () => {
  for (const plan of plans) {
    const twice = planFor({ ...plan, ordersPerMinute: 2 * plan.ordersPerMinute }, known);
    if (twice.engine !== plan.engine) continue;
    const [before, after] = [machinesOf(plan), machinesOf(twice)];
    for (const name of Object.keys(before) as (keyof typeof before)[]) {
      expect([plan.ordersPerMinute, plan.millions, name, after[name]]).toEqual([
        plan.ordersPerMinute,
        plan.millions,
        name,
        Math.max(before[name], after[name]),
      ]);
    }
    expect(twice.searchNodes).toBeGreaterThanOrEqual(plan.searchNodes);
  }
});

it('never needs fewer search nodes or less storage for twice the listings', () => {
  for (const plan of plans) {
    const twice = planFor({ ...plan, millions: 2 * plan.millions }, known);
    expect(twice.searchNodes).toBeGreaterThanOrEqual(plan.searchNodes);
    expect(twice.storage.products).toBeCloseTo(2 * plan.storage.products);
    expect(twice.storage.pictures).toBeCloseTo(2 * plan.storage.pictures);
  }
});

it('leaves room on every machine in the busiest minute, also when one of each is gone', () => {
  for (const plan of plans) {
    const { demand, databaseCores, replicas } = plan;
    expect(demand.web).toBeLessThanOrEqual(0.6 * (plan.instances - 1));
    expect(demand.worker).toBeLessThanOrEqual(0.6 * plan.workers);
    const onPrimary = demand.writes + (replicas > 1 ? 0 : demand.reads);
    expect(onPrimary).toBeLessThanOrEqual(0.5 * databaseCores);
    if (replicas > 1) {
      expect(demand.reads).toBeLessThanOrEqual(0.5 * databaseCores * (replicas - 1));
    }
    if (plan.engine === 'cluster') {
      expect(demand.search).toBeLessThanOrEqual(4 * (plan.searchNodes - 1));
    }
  }
});

it('keeps the index in memory only where each process has room for it', () => {
  for (const { engine, millions, searchNodes } of plans) {
    const megabytes = committed.index.megabytesPerMillion * millions * traffic.skusPerListing;
    if (engine === 'memory') expect([megabytes <= 1000, searchNodes]).toEqual([true, 0]);
    else expect(searchNodes).toBeGreaterThanOrEqual(3);
  }
});

it('says of each limit whether it is passed, the nearest first', () => {
  for (const { needed, limits } of plans) {
    expect(needed.every(({ share }) => share >= 1)).toBe(true);
    expect(limits.every(({ share }) => share >= 0 && share < 1)).toBe(true);
    const shares = limits.map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  }
});

it('asks as much of each part as its requests cost together', () => {
  for (const plan of plans) {
    const products = plan.millions * traffic.skusPerListing;
    const rates = ratesOf(plan, traffic);
    const web = requestKinds.reduce(
      (sum, kind) => sum + rates[kind] * workOf(kind, products, plan.engine, committed).web,
      0,
    );
    expect(plan.demand.web).toBeCloseTo(web);
    expect(rates.order * 60).toBeCloseTo(plan.ordersPerMinute);
  }
});

it('takes what was measured last in the place of what was known', () => {
  const figures = structuredClone(committed);
  const calls = (cpu: number) => ({
    'product by slug': { cpu },
    'search with filters': { cpu: 2 * cpu },
    suggestions: { cpu: 3 * cpu },
  });
  const load = { indexMB: 600, seconds: 80 };
  const isUsed = takeRun(figures, {
    api: [
      { products: 10_000, load: { indexMB: 5, seconds: 1 }, calls: calls(50) },
      { products: 2_000_000, load, calls: calls(4) },
      { products: 2_000_000, engine: 'cluster', load, calls: calls(7) },
    ],
    ledger: { eventsPerSecond: 2000 },
  });
  expect(isUsed).toBe(true);
  expect(figures.milliseconds.productRead.web).toBe(4);
  expect(figures.milliseconds.search).toMatchObject({ perMillion: 4, web: 14 });
  expect(figures.index).toEqual({ megabytesPerMillion: 300, startSecondsPerMillion: 40 });
  expect(figures.limits.ledgerEventsPerSecond).toBe(2000);
  expect(figures.milliseconds.order).toEqual(committed.milliseconds.order);
  expect(takeRun(structuredClone(committed), {})).toBe(false);
});
