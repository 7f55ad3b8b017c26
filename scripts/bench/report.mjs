import { mkdirSync, writeFileSync } from 'node:fs';
import { comparisonOf } from './comparison.mjs';
import { machineLine } from './describe-machine.mjs';

const folder = '.data/bench';

/**
 * Prints tables as they arrive, and stores everything in one JSON file.
 * @param before the content of an earlier file, with which each number is compared
 */
export function openReport(machine, before) {
  const file = `${folder}/${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}.json`;
  const all = { machine };
  console.log(`\n${machineLine(machine)}\n`);
  if (before) console.log(`Compared with ${machineLine(before.machine)}\n`);
  return {
    file,
    add(name, figures, ...tables) {
      all[name] = figures;
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
      for (const table of tables) console.table(table);
      if (before?.[name]) console.table(comparisonOf(before[name], figures));
    },
  };
}

const whole = (value) => Math.round(value);
const oneDigit = (value) => Number(value.toFixed(1));
const percent = (value) => `${oneDigit(value * 100)}%`;
const twoDigits = (value) => Number(value.toFixed(2));

/** The title and format of each figure. */
const columns = {
  perSecond: ['requests/s', whole],
  p50: ['p50 ms', oneDigit],
  p95: ['p95 ms', oneDigit],
  p99: ['p99 ms', oneDigit],
  cpu: ['server CPU ms', twoDigits],
  kilobytes: ['KB', whole],
  brotli: ['HTML in Brotli KB', oneDigit],
  elements: ['elements', whole],
  hitShare: ['HIT', percent],
  staleShare: ['STALE', percent],
  ofBare: ['of bare', twoDigits],
  ofStatic: ['of static', twoDigits],
  failed: ['failed', whole],
  lcp: ['LCP ms', whole],
  cls: ['CLS', (value) => Number(value.toFixed(4))],
  blocked: ['TBT ms', whole],
  script: ['JS KB', whole],
  total: ['total KB', whole],
};

/** Returns rows of formatted figures. */
export function tableOf(rows) {
  return mapValues(rows, (figures) =>
    Object.fromEntries(
      Object.entries(columns)
        .filter(([name]) => figures[name] !== undefined)
        .map(([name, [title, show]]) => [title, show(figures[name])]),
    ),
  );
}

/** Formats one catalogue size: its calls, and the cost of the index. */
export function apiTable({ database, products, engine, build, load, calls }) {
  if (engine) {
    const built = `built in ${oneDigit(build.seconds)} s, an instance ready after ${oneDigit(load.seconds)} s`;
    console.log(`\n${products} products on ${database}, search ${engine}: ${built}`);
    return tableOf(calls);
  }
  const index = `ready after ${oneDigit(load.seconds)} s (${oneDigit(load.cpuSeconds)} s of CPU)`;
  const size = `${whole(load.indexMB)} MB of index, ${whole(load.rssMB)} MB in all`;
  console.log(`\n${products} products on ${database}: ${index}, ${size}`);
  return tableOf(calls);
}

/** Compares both search engines: the target of the cluster is at most 120 ms at p99. */
export const enginesTables = (figures) =>
  figures
    .filter(({ engine }) => engine)
    .flatMap((cluster) => {
      const isSame = (one) =>
        !one.engine && one.database === cluster.database && one.products === cluster.products;
      const memory = figures.find(isSame);
      return memory ? [besideEachOther(memory.calls, cluster.calls)] : [];
    });

const besideEachOther = (memory, cluster) =>
  mapValues(cluster, (figures, name) =>
    Object.fromEntries(
      ['p50', 'p95', 'p99', 'cpu'].flatMap((which) => [
        [`${which} memory`, memory[name] && oneDigit(memory[name][which])],
        [`${which} cluster`, oneDigit(figures[which])],
      ]),
    ),
  );

/** Formats the calls of a store's area; the target of each is below 300 ms at p95. */
export function sellerTable({ database, skus, calls }) {
  console.log(`\nA store of ${skus} SKUs on ${database}`);
  return tableOf(calls);
}

/** Formats the largest import; targets: `/api/health` waits less than 100 ms, check and apply take 120 s together. */
export function importTable({ database, rows, imported }) {
  console.log(`\nA file of ${rows} rows on ${database}`);
  return mapValues(imported ?? {}, (step) => ({
    seconds: oneDigit(step.seconds),
    'rows/s': whole(step.rowsPerSecond),
    'health waited ms at most': whole(step.healthMost),
    p99: whole(step.healthP99),
    'event loop held ms at most': whole(step.heldMost),
  }));
}

/** Formats the ledger's figures; the target is at least 1,000 events a second. */
export const ledgerTable = ({ events, entries, eventsPerSecond }) => ({
  ledger: { events, entries, 'events/s': whole(eventsPerSecond) },
});

/** Formats waiting times during a price change; the target is at most 250 ms. */
export const pricesTable = (phases) =>
  mapValues(phases, ({ seconds, calls, failed, p50, p95, most, mostOf, heldMost, heldCpu }) => ({
    ...{ seconds: oneDigit(seconds), calls, failed },
    ...{ 'p50 ms': oneDigit(p50), 'p95 ms': oneDigit(p95), 'most ms': whole(most), of: mostOf },
    'event loop held ms at most': whole(heldMost),
    'its CPU ms': whole(heldCpu),
  }));

export function memoryTable(memory) {
  return mapValues(memory, ({ now, highest }) => ({
    'RSS MB': whole(now),
    'highest so far MB': highest && whole(highest),
  }));
}

function mapValues(object, change) {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, change(value, key)]),
  );
}

export function clickTable({ rested, tapped }) {
  const row = ({ painted, filled }) => ({
    'heading painted after ms': whole(painted),
    'page there after ms': whole(filled),
  });
  return { 'click, the pointer had rested': row(rested), 'tap, nothing before it': row(tapped) };
}
