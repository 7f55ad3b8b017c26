import { type Figures, type Prices, type RequestKind, requestKinds, type Traffic } from './figures';

/** Orders a minute at the peak, and millions of listings on sale. */
export type Market = { ordersPerMinute: number; millions: number };

/** The planned utilisation of each machine at the peak. */
const used = { web: 0.6, worker: 0.6, database: 0.5, search: 0.5 };
const instanceSize = { cores: 2, gigabytes: 4, event: 1 };
const databaseSizes = [2, 4, 8, 16, 32, 64];
/** Maximum cores of a common primary; reads move to replicas before it grows larger. */
const primaryCores = 16;
const gigabytesOfCore = { database: 8 };
const searchNode = { cores: 8, gigabytes: 32, indexGigabytes: 16 };
/** Megabytes of an index that each process may keep, and processes that may each read one at their start. */
const inMemory = { megabytes: 1000, instances: 8 };
const connections = { ofInstance: 10, most: 500 };
/** The target of a list in milliseconds, and the number of shards searched at once. */
const list = { wanted: 120, shards: 32, productsOfShard: 0.4 };
const copies = 2;

const writes: readonly RequestKind[] = ['cartChange', 'order', 'afterOrder'];

/** The used share of one part's capacity; from 1 on, the `remedy` is needed. */
export type Limit = { name: string; share: number; remedy: string };

/** Average cores in use in the busiest minute. */
export type Demand = { web: number; worker: number; reads: number; writes: number; search: number };

export type Plan = Market & {
  engine: 'memory' | 'cluster';
  demand: Demand;
  instances: number;
  workers: number;
  databaseCores: number;
  replicas: number;
  searchNodes: number;
  /** Gigabytes; orders of one year. */
  storage: { products: number; orders: number; pictures: number; search: number };
  rupeesPerMonth: number;
  /** Exceeded limits, which need more than machines. */
  needed: Limit[];
  /** Limits not exceeded, the nearest first. */
  limits: Limit[];
};

export type Known = { figures: Figures; traffic: Traffic; prices: Prices };

/** Returns requests of each kind in a second of the busiest minute. */
export const ratesOf = ({ ordersPerMinute }: Market, { perOrder }: Traffic) =>
  Object.fromEntries(
    requestKinds.map((kind) => [kind, (perOrder[kind] * ordersPerMinute) / 60]),
  ) as Record<RequestKind, number>;

/** Returns the seconds of a core that one request costs each part of the shop. */
export function workOf(
  kind: RequestKind,
  products: number,
  engine: Plan['engine'],
  { milliseconds, cluster }: Figures,
): Demand {
  const { web = 0, worker = 0, database = 0, perMillion = 0 } = milliseconds[kind];
  const own = kind === 'search' || kind === 'renderedList';
  const index = own ? milliseconds.search.perMillion : perMillion;
  const inCluster = own
    ? cluster.searchPerMillion
    : kind === 'suggestion'
      ? cluster.suggestionPerMillion
      : 0;
  const isWrite = writes.includes(kind);
  return {
    web: (web + (engine === 'memory' ? (index ?? 0) * products : 0)) / 1000,
    worker: worker / 1000,
    reads: isWrite ? 0 : database / 1000,
    writes: isWrite ? database / 1000 : 0,
    search: engine === 'cluster' ? (inCluster * products) / 1000 : 0,
  };
}

function demandOf(market: Market, engine: Plan['engine'], { figures, traffic }: Known): Demand {
  const rates = ratesOf(market, traffic);
  const products = market.millions * traffic.skusPerListing;
  const sum: Demand = { web: 0, worker: 0, reads: 0, writes: 0, search: 0 };
  for (const kind of requestKinds) {
    const work = workOf(kind, products, engine, figures);
    for (const part of Object.keys(sum) as (keyof Demand)[]) sum[part] += work[part] * rates[kind];
  }
  return sum;
}

/** Plans the machines of a market so that one of each kind may fail at the peak. */
export function planFor(market: Market, known: Known): Plan {
  const { figures, traffic } = known;
  const products = market.millions * traffic.skusPerListing;
  const isSmall = figures.index.megabytesPerMillion * products <= inMemory.megabytes;
  const ofMemory = demandOf(market, 'memory', known);
  const engine = isSmall && instancesFor(ofMemory.web) <= inMemory.instances ? 'memory' : 'cluster';
  const demand = engine === 'memory' ? ofMemory : demandOf(market, 'cluster', known);
  const instances = instancesFor(demand.web);
  const workers = Math.max(1, Math.ceil(demand.worker / used.worker / instanceSize.event));
  const hasReplicas = demand.reads + demand.writes > primaryCores * used.database;
  const onPrimary = demand.writes + (hasReplicas ? 0 : demand.reads);
  const databaseCores = sizeFor(onPrimary / used.database);
  // One additional replica becomes the primary if that fails.
  const replicas = 1 + (hasReplicas ? Math.ceil(demand.reads / used.database / databaseCores) : 0);
  const indexGigabytes = (figures.cluster.megabytesPerMillion * products) / 1000;
  const searchNodes =
    engine === 'memory'
      ? 0
      : Math.max(
          3,
          1 + Math.ceil(demand.search / used.search / searchNode.cores),
          Math.ceil((indexGigabytes * copies) / searchNode.indexGigabytes),
        );
  const storage = {
    products: figures.storage.productKilobytes * products,
    orders: (traffic.kilobytesPerOrder * ordersOfYear(market, traffic)) / 1e6,
    pictures: traffic.pictureKilobytesPerListing * market.millions,
    search: engine === 'cluster' ? indexGigabytes * copies : 0,
  };
  const plan = { ...market, engine, demand, instances, workers, databaseCores, replicas } as const;
  const whole = { ...plan, searchNodes, storage };
  const limits = limitsOf(whole, hasReplicas, known).sort((a, b) => b.share - a.share);
  return {
    ...whole,
    rupeesPerMonth: rupeesOf(whole, known),
    needed: limits.filter(({ share }) => share >= 1),
    limits: limits.filter(({ share }) => share < 1),
  };
}

/** Returns the number of instances, at least two: one may be replaced while the other answers. */
const instancesFor = (cores: number) =>
  Math.max(2, 1 + Math.ceil(cores / used.web / instanceSize.event));

/** Returns the size of a database machine; above the largest, a multiple of it, as no single machine suffices. */
function sizeFor(cores: number): number {
  const largest = databaseSizes.at(-1) ?? 0;
  return databaseSizes.find((size) => size >= cores) ?? Math.ceil(cores / largest) * largest;
}

/** Returns a year's orders; the busiest minute has `peakOfDay` times the average. */
const ordersOfYear = ({ ordersPerMinute }: Market, { peakOfDay }: Traffic) =>
  (ordersPerMinute / peakOfDay) * 60 * 24 * 365;

type Sized = Omit<Plan, 'rupeesPerMonth' | 'needed' | 'limits'>;

function rupeesOf(plan: Sized, { prices, traffic }: Known): number {
  const machine = ({ cores, gigabytes }: { cores: number; gigabytes: number }) =>
    cores * prices.core + gigabytes * prices.gigabyteOfMemory;
  const { databaseCores: cores, storage } = plan;
  const database = machine({ cores, gigabytes: cores * gigabytesOfCore.database });
  const servers = 1 + plan.replicas;
  return (
    (plan.instances + plan.workers) * machine(instanceSize) +
    servers * database +
    plan.searchNodes * machine(searchNode) +
    (servers * (storage.products + storage.orders) + storage.search) * prices.gigabyteOfFastDisk +
    storage.pictures * prices.gigabyteOfObjects +
    (ordersOfYear(plan, traffic) / 12 / 1000) * prices.thousandOrdersOfMail
  );
}

function limitsOf(plan: Sized, hasReplicas: boolean, { figures, traffic }: Known): Limit[] {
  const products = plan.millions * traffic.skusPerListing;
  const ordersPerSecond = plan.ordersPerMinute / 60;
  const { demand, engine } = plan;
  const largest = databaseSizes.at(-1) ?? 0;
  const shards = Math.min(list.shards, Math.max(1, products / list.productsOfShard));
  const changed =
    ordersPerSecond * traffic.changedProductsPerOrder +
    (traffic.changesOfSellersPerMillionAMinute * products) / 60;
  const all: (Limit | undefined)[] = [
    engine === 'memory'
      ? {
          name: 'memory of each process',
          share: (figures.index.megabytesPerMillion * products) / inMemory.megabytes,
          remedy: 'search on a cluster (SEARCH_URL)',
        }
      : {
          name: 'time of a list with exact facets',
          share: (figures.cluster.searchPerMillion * products) / shards / list.wanted,
          remedy: 'more shards on more cores; lists kept longer; facets of part of what is found',
        },
    engine === 'memory' && {
      name: 'index read by each process',
      share: plan.instances / inMemory.instances,
      remedy: 'search on a cluster (SEARCH_URL)',
    },
    hasReplicas
      ? {
          name: 'writes on one primary',
          share: demand.writes / (largest * used.database),
          remedy: 'carts and sessions in a database of their own, then orders by store',
        }
      : {
          name: 'reads on the primary',
          share: (demand.reads + demand.writes) / (primaryCores * used.database),
          remedy: 'replicas (DATABASE_REPLICA_URLS)',
        },
    {
      name: 'connections to the primary',
      share: ((plan.instances + plan.workers) * connections.ofInstance) / connections.most,
      remedy: 'pgbouncer in transaction mode',
    },
    {
      name: 'ledger, one lane',
      share:
        (ordersPerSecond * traffic.ledgerEventsPerOrder) / figures.limits.ledgerEventsPerSecond,
      remedy: 'lanes by store',
    },
    {
      name: 'products fed to the search',
      share: changed / figures.limits.feedPerSecond,
      remedy: 'feed by several instances, stock apart from texts',
    },
  ].map((one) => one || undefined);
  return all.filter((one) => one !== undefined);
}
