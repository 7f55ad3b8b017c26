import { random } from '../random.mjs';
import { type RequestKind, requestKinds } from './figures';
import { type Demand, type Known, type Plan, workOf } from './growth';

export const minutesOfDay = 24 * 60;
/** The start of the sale, and the minutes until half of its crowd has left. */
const sale = { from: 12 * 60, half: 75 };
/** Load at night and in an ordinary evening, as shares of the busiest minute. */
const [night, evening] = [0.06, 0.3];

export const stations = ['web', 'worker', 'database', 'search'] as const;
export type Station = (typeof stations)[number];

/** A minute at a station; work in seconds of a core. */
export type Minute = {
  arrived: number;
  done: number;
  /** Work waiting at the minute's end. */
  waiting: number;
  /** The used share of its cores. */
  utilisation: number;
};

export type Day = {
  orders: number;
  byStation: Record<Station, { cores: number; minutes: Minute[] }>;
  /** Seconds of waiting and work at all stations for a request that begins in that minute. */
  latency: number[];
  /** Overloaded stations, with the number of minutes. */
  saturated: { station: Station; minutes: number; longestWait: number }[];
};

/** Returns the orders of a minute of the day as a share of the busiest minute. */
export function shapeOfDay(minute: number): number {
  const daily = (1 - Math.cos((2 * Math.PI * (minute - 4 * 60)) / minutesOfDay)) / 2;
  const ordinary = night + (evening - night) * daily;
  if (minute < sale.from) return ordinary;
  return ordinary + (1 - ordinary) * 2 ** (-(minute - sale.from) / sale.half);
}

const coresOf = (plan: Plan): Record<Station, number> => ({
  web: plan.instances,
  worker: plan.workers,
  database: plan.databaseCores * Math.max(1, plan.replicas),
  search: plan.searchNodes * 8,
});

const at = ({ web, worker, reads, writes, search }: Demand): Record<Station, number> => ({
  web,
  worker,
  database: reads + writes,
  search,
});

/**
 * Simulates a day with a sale, minute by minute: orders arrive at random around the day's curve with at most
 * `peak` a minute, each sends its requests to the plan's machines, and work that a machine cannot finish in a
 * minute waits for the next one. The same seed gives the same day.
 */
export function simulate(
  plan: Plan,
  known: Known,
  { peak = plan.ordersPerMinute, seed = 1 }: { peak?: number; seed?: number } = {},
): Day {
  const { figures, traffic } = known;
  const next = random(seed);
  const products = plan.millions * traffic.skusPerListing;
  const cores = coresOf(plan);
  const costs = requestKinds.map((kind): [RequestKind, Record<Station, number>] => [
    kind,
    at(workOf(kind, products, plan.engine, figures)),
  ]);
  const byStation = Object.fromEntries(
    stations.map((station) => [station, { cores: cores[station], minutes: [] as Minute[] }]),
  ) as Day['byStation'];
  const service = costs.reduce((sum, [kind, work]) => {
    const share = traffic.perOrder[kind] / totalOf(traffic.perOrder);
    return sum + share * (work.web + work.database + work.search);
  }, 0);
  let orders = 0;
  const latency: number[] = [];
  for (let minute = 0; minute < minutesOfDay; minute++) {
    const placed = poisson(peak * shapeOfDay(minute), next);
    orders += placed;
    const requests = costs.map(
      ([kind, work]) => [poisson(placed * traffic.perOrder[kind], next), work] as const,
    );
    let wait = 0;
    for (const station of stations) {
      const { minutes } = byStation[station];
      const before = minutes.at(-1)?.waiting ?? 0;
      const arrived = requests.reduce((sum, [count, work]) => sum + count * work[station], 0);
      const count = requests.reduce((sum, [n, work]) => sum + (work[station] > 0 ? n : 0), 0);
      const one = passed(arrived, before, cores[station]);
      minutes.push(one);
      if (station !== 'worker') wait += waitOf(one, cores[station], count);
    }
    latency.push(wait + service);
  }
  return { orders, byStation, latency, saturated: saturatedIn(byStation) };
}

const totalOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

function passed(arrived: number, before: number, cores: number): Minute {
  const capacity = cores * 60;
  const done = Math.min(capacity, before + arrived);
  return {
    arrived,
    done,
    waiting: before + arrived - done,
    utilisation: capacity > 0 ? done / capacity : 0,
  };
}

/**
 * Returns the wait in seconds: the backlog, and Sakasegawa's queueing time for several servers with random
 * arrivals.
 */
function waitOf({ waiting, arrived, utilisation }: Minute, cores: number, requests: number) {
  if (cores === 0 || requests === 0) return 0;
  const busy = Math.min(0.99, utilisation);
  const each = arrived / requests;
  const queue = (each * busy ** (Math.sqrt(2 * (cores + 1)) - 1)) / (cores * (1 - busy));
  return waiting / cores + queue;
}

function saturatedIn(byStation: Day['byStation']): Day['saturated'] {
  return stations
    .map((station) => {
      const { cores, minutes } = byStation[station];
      const waits = minutes.filter(({ waiting }) => waiting > 0).map(({ waiting }) => waiting);
      const longestWait = Math.max(0, ...waits) / (cores || 1);
      return { station, minutes: waits.length, longestWait };
    })
    .filter(({ minutes }) => minutes > 0)
    .sort((a, b) => b.longestWait - a.longestWait);
}

/** Draws a Poisson number: Knuth's method for small means, the normal distribution for large ones. */
function poisson(mean: number, next: () => number): number {
  if (mean > 30) {
    const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
  }
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = next(); product > limit; product *= next()) count++;
  return count;
}
