import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const requestKinds = [
  'keptPage',
  'firstRender',
  'renderedList',
  'search',
  'suggestion',
  'productRead',
  'cartChange',
  'order',
  'afterOrder',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Milliseconds of a core for one request; `perMillion` for each million products of an index within the process. */
export type Cost = { web?: number; worker?: number; database?: number; perMillion?: number };

/** Measured figures, with the machine. */
export type Figures = {
  date: string;
  machine: string;
  milliseconds: Record<RequestKind, Cost>;
  /** Milliseconds of all nodes for a query to a million products, and megabytes of their index without copies. */
  cluster: {
    searchPerMillion: number;
    suggestionPerMillion: number;
    megabytesPerMillion: number;
  };
  /** Size and load time of the index within each process. */
  index: { megabytesPerMillion: number; startSecondsPerMillion: number };
  storage: { productKilobytes: number };
  limits: { ledgerEventsPerSecond: number; feedPerSecond: number };
};

/** Assumptions about the traffic of one order, and about a catalogue. */
export type Traffic = {
  about: string;
  perOrder: Record<RequestKind, number>;
  ledgerEventsPerOrder: number;
  changedProductsPerOrder: number;
  changesOfSellersPerMillionAMinute: number;
  skusPerListing: number;
  /** Orders of the busiest minute as a multiple of the average. */
  peakOfDay: number;
  kilobytesPerOrder: number;
  pictureKilobytesPerListing: number;
};

/** Rupees a month. */
export type Prices = {
  about: string;
  date: string;
  core: number;
  gigabyteOfMemory: number;
  gigabyteOfFastDisk: number;
  gigabyteOfObjects: number;
  thousandOrdersOfMail: number;
};

const read = (name: string) =>
  JSON.parse(readFileSync(join('scripts/bench/model', `${name}.json`), 'utf8'));
export const committed: Figures = read('measured');
export const traffic: Traffic = read('traffic');
export const prices: Prices = read('prices');

/** Returns the committed figures, replaced by those of the last runs of `npm run bench`. */
export function lastFigures(folder = '.data/bench'): { figures: Figures; from: string[] } {
  const figures: Figures = structuredClone(committed);
  const from: string[] = [];
  for (const file of filesOf(folder)) {
    if (takeRun(figures, JSON.parse(readFileSync(join(folder, file), 'utf8')))) from.push(file);
  }
  return { figures, from };
}

/** Returns the files by time, so that the last run of each part counts. */
const filesOf = (folder: string) => {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch {
    return [];
  }
};

type Calls = Record<string, { cpu?: number }>;
type Run = {
  api?: {
    engine?: string;
    products: number;
    load: { indexMB: number; seconds: number };
    calls: Calls;
  }[];
  firstRender?: { cpu?: number };
  ledger?: { eventsPerSecond?: number };
};

/** Replaces known figures by those of a run; returns true if the run measured any. */
export function takeRun(figures: Figures, { api, firstRender, ledger }: Run): boolean {
  const { milliseconds: costs } = figures;
  const cpuOf = (calls: Calls | undefined, name: string) => calls?.[name]?.cpu;
  let isUsed = false;
  const take = (value: number | undefined, put: (value: number) => void) => {
    if (value === undefined || !(value > 0)) return;
    put(value);
    isUsed = true;
  };
  const largest = [...(api ?? [])].sort((a, b) => b.products - a.products);
  const memory = largest.find(({ engine }) => !engine);
  const cluster = largest.find(({ engine }) => engine);
  const millions = (memory?.products ?? 0) / 1e6;
  take(firstRender?.cpu, (cpu) => {
    costs.firstRender.web = cpu;
  });
  take(cpuOf(memory?.calls, 'product by slug'), (cpu) => {
    costs.productRead.web = cpu;
  });
  take(cpuOf(memory?.calls, 'order, one at a time'), (cpu) => {
    costs.order.web = cpu;
  });
  take(cpuOf(memory?.calls, 'cart, add'), (cpu) => {
    costs.cartChange.web = cpu;
  });
  if (memory && millions >= 0.5) {
    take(cpuOf(memory.calls, 'search with filters'), (cpu) => {
      costs.search.perMillion = cpu / millions;
    });
    take(cpuOf(memory.calls, 'suggestions'), (cpu) => {
      costs.suggestion.perMillion = cpu / millions;
    });
    take(memory.load.indexMB / millions, (size) => {
      figures.index.megabytesPerMillion = size;
    });
    take(memory.load.seconds / millions, (seconds) => {
      figures.index.startSecondsPerMillion = seconds;
    });
  }
  take(cpuOf(cluster?.calls, 'search with filters'), (cpu) => {
    costs.search.web = cpu;
  });
  take(cpuOf(cluster?.calls, 'suggestions'), (cpu) => {
    costs.suggestion.web = cpu;
  });
  take(ledger?.eventsPerSecond, (events) => {
    figures.limits.ledgerEventsPerSecond = events;
  });
  return isUsed;
}
