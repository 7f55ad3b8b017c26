import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { memoryOf } from '../scripts/bench/server-process.mjs';
import { buildWhenStale } from '../scripts/lib/build.mjs';
import { readEnvironment } from '../scripts/lib/environment.mjs';
import { check } from './soak/check';
import { faults, faultsNamed } from './soak/faults/faults';
import { runFaults } from './soak/faults/run-faults';
import { runMix } from './soak/load/mix';
import { openMarket } from './soak/load/open-market';
import { hasFailed } from './soak/load/record';
import { wentAsPlanned } from './soak/promises/findings';
import { keptMemory } from './soak/promises/kept-memory';
import type { MemorySample } from './soak/promises/memory';
import { faultRows, html, type Outcome } from './soak/report/html';
import { closeInTheEnd } from './soak/topology/closing';
import { openTopology, optionalParts, partsNamed } from './soak/topology/topology';
import { type FaultWindow, planFaults } from './soak/windows';

const usage = `npm run soak -- [options]

Runs a shop of two instances and a worker with everything around it, loads it as shoppers, sellers and operators would, lets one
thing after the other fail, and holds it to its promises. Exit code 1 when one is broken.

  --minutes N      how long the load lasts (30); starting before and checking afterwards take some minutes more
  --rate N         errands begun each second (4), of some three questions each
  --faults LIST    all, none, or some of: ${faults.map(({ name }) => name).join(', ')} (all)
  --seed N         chooses what everybody does (1)
  --without LIST   leaves parts out, as a machine would that lacks them: ${optionalParts.join(', ')}
  --port N         the first of fifty ports on 127.0.0.1 (4400)
  --keep           leaves data and logs beside the report

The report lies in .data/soak/<time>: report.html and report.json.`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '4' },
    faults: { type: 'string', default: 'all' },
    seed: { type: 'string', default: '1' },
    without: { type: 'string', default: '' },
    port: { type: 'string', default: '4400' },
    keep: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

const started = Date.now();

/** Prints a line of progress, after the time since the start. */
function say(line: string): void {
  const seconds = Math.floor((Date.now() - started) / 1000);
  console.log(
    `${String(Math.floor(seconds / 60)).padStart(3)}:${String(seconds % 60).padStart(2, '0')}  ${line}`,
  );
}

function positive(name: 'minutes' | 'rate' | 'seed' | 'port'): number {
  const number = Number(values[name]);
  if (!(number > 0)) throw new Error(`--${name} must be a number above 0.`);
  return number;
}

const memoryFolder = () => (existsSync('/dev/shm') ? '/dev/shm' : resolve('.tmp'));

async function soak(): Promise<number> {
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [minutes, rate, seed] = [positive('minutes'), positive('rate'), positive('seed')];
  const wanted = faultsNamed(values.faults);
  await readEnvironment({ production: true });
  buildWhenStale();
  const report = resolve('.data/soak', new Date().toISOString().replace(/[:.]/g, '-'));
  const folder = join(report, 'parts');
  const memory = join(memoryFolder(), `haat-soak-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const { closing, close } = closeInTheEnd(say, [memory, ...(values.keep ? [] : [folder])]);
  try {
    const without = partsNamed(values.without);
    const firstPort = positive('port');
    const topology = await openTopology({ folder, memory, firstPort, without, closing, say });
    const lacking = wanted.flatMap(({ lacks, title }) => {
      const reason = lacks(topology);
      return reason ? [`“${title}” for lack of ${reason}`] : [];
    });
    const possible = wanted.filter(({ lacks }) => !lacks(topology));
    const total = minutes * 60_000;
    const { slots, leftOut } = planFaults(
      possible.map(({ name }) => name),
      total,
    );
    const missing = [
      ...topology.missing,
      ...lacking,
      ...leftOut.map((name) => `the fault ${name}, for which ${minutes} minutes have no room`),
    ];
    for (const each of missing) say(`Left out: ${each}`);
    say('Shoppers sign up, sellers sign in …');
    const market = await openMarket(topology, seed);

    const windows: FaultWindow[] = [];
    const samples: MemorySample[] = [];
    market.records.begin();
    const now = () => market.records.now();
    const kept = keptMemory(topology);
    const sampling = setInterval(() => sample(topology.pids(), kept.of, now(), samples), 2000);
    const mix = runMix(market, { rate, seed, milliseconds: total });
    const telling = setInterval(() => {
      const { asked } = market.records;
      const failed = asked.filter(hasFailed).length;
      const orders = market.told.orders.length;
      say(
        `${(now() / 60_000).toFixed(1)} min: ${asked.length} answers, ${failed} failures, ${orders} orders, ${mix.running()} errands under way`,
      );
    }, 15_000);
    say(`${minutes} minutes of load, ${rate} errands a second, ${slots.length} faults …`);
    const [unmended] = await Promise.all([
      runFaults({ topology, slots, faults: possible, total, now, say }, windows),
      mix.done,
    ]).finally(() => {
      clearInterval(sampling);
      kept.end();
      clearInterval(telling);
    });
    const ended = now();
    const asked = [...market.records.asked];
    const verdicts = await check({ topology, market, windows, memory: samples, seed, say });
    verdicts.push(wentAsPlanned(unmended, mix.stumbles));
    const outcome: Outcome = {
      began: new Date(market.records.began).toISOString(),
      command: `npm run soak -- ${process.argv.slice(2).join(' ')}`,
      machine: `${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`,
      ...{ total: ended, rate, seed, missing, windows, asked, verdicts },
      parts: partsOf(topology),
      errands: { begun: mix.begun(), leftOut: mix.leftOut() },
      memory: samples,
    };
    write(report, outcome, market.told);
    tell(outcome, report);
    return verdicts.some(({ broken }) => broken.length > 0) ? 1 : 0;
  } finally {
    await close();
  }
}

function sample(
  pids: Record<string, number | undefined>,
  keptOf: (pid: number) => number | undefined,
  at: number,
  samples: MemorySample[],
): void {
  for (const [name, pid] of Object.entries(pids)) {
    if (pid === undefined) continue;
    try {
      const { now: megabytes } = memoryOf(pid);
      if (Number.isFinite(megabytes)) samples.push({ at, name, pid, megabytes, kept: keptOf(pid) });
    } catch {
      // The process has just ended.
    }
  }
}

function partsOf({
  cluster,
  redis,
  s3,
  varnish,
  moveClock,
}: Awaited<ReturnType<typeof openTopology>>): string[] {
  return [
    'Two instances and a worker',
    'PostgreSQL with a synchronous standby',
    ...(redis ? ['Redis'] : []),
    ...(cluster ? [`OpenSearch with ${cluster.count} nodes`] : []),
    ...(s3 ? ['S3Proxy'] : []),
    'nginx',
    ...(varnish ? ['Varnish'] : []),
    ...(moveClock ? ['libfaketime'] : []),
    'stand-ins of mail server and Razorpay',
  ];
}

function write(folder: string, outcome: Outcome, told: object): void {
  writeFileSync(join(folder, 'report.html'), html(outcome));
  const { asked, ...rest } = outcome;
  const notable = asked.filter(({ status }) => status === 0 || status >= 400);
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const facts = {
    commit,
    ...rest,
    faults: faultRows(outcome),
    answers: asked.length,
    notable,
    told,
  };
  writeFileSync(join(folder, 'report.json'), JSON.stringify(facts, null, 1));
}

function tell(outcome: Outcome, folder: string): void {
  for (const { title, lasted, failures, recovery } of faultRows(outcome)) {
    say(
      `${title}: ${(lasted / 1000).toFixed(1)} s, ${failures} failures, recovered after ${(recovery / 1000).toFixed(1)} s`,
    );
  }
  for (const { promise, facts, broken, isOpen } of outcome.verdicts) {
    say(`${broken.length ? '✗' : isOpen ? '–' : '✓'} ${promise}. ${facts}`);
    for (const each of broken) console.log(`         ${each}`);
  }
  say(`The report: ${join(folder, 'report.html')}`);
}

process.exitCode = await soak();
process.exit();
