import { writeFileSync } from 'node:fs';
import { Callers, call } from './fuzz/callers';
import type { Case } from './fuzz/cases';
import { readKnownValues } from './fuzz/known-values';
import { type Options, readOptions, WrongOption } from './fuzz/options';
import { type Finding, type Result, run } from './fuzz/run';
import { shapedRequests } from './fuzz/shapes/requests';
import { runShapes } from './fuzz/shapes/run';
import { tokensOf } from './fuzz/shapes/tokens';
import { openShop, type Shop } from './fuzz/shop';
import { type ApiDocument, targetsOf } from './fuzz/targets';

async function main(): Promise<void> {
  const options = readOptions();
  if (!options) return;
  console.log(`Fuzzing with seed ${options.seed}`);
  const shop = await openShop(options);
  const stopped = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => reject(new WrongOption('Interrupted.')));
  });
  try {
    await Promise.race([fuzz(shop, options), stopped]);
  } finally {
    const code = await shop.stop();
    if (code !== 0) {
      console.error(`The shop ended with ${code}:\n${shop.output?.().slice(-4000)}`);
      process.exitCode = 1;
    }
  }
}

/** Maximum addresses from each sitemap. */
const most = 25;

/** Returns page addresses from the shop's sitemaps and robots.txt. */
async function knownPages(url: string): Promise<string[]> {
  const text = async (path: string) => (await call(url, path)).text();
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const paths: string[] = [];
  for (const sitemap of pathsIn(await text('/sitemap.xml'))) {
    paths.push(...pathsIn(await text(sitemap)).slice(0, most));
  }
  const robots = await text('/robots.txt');
  const hidden = [...robots.matchAll(/^Disallow: (\/[^\s*?]*)$/gm)].map(([, path = '']) => path);
  return [...new Set([...paths, ...hidden])];
}

async function fuzz(shop: Shop, options: Options) {
  const { url, operatorToken } = shop;
  const callers = new Callers(url, operatorToken);
  console.log(`Shop ${url}, as ${(await callers.signIn()).join(', ')}`);
  const known = await readKnownValues(url);
  const document: ApiDocument = await (await call(url, '/api/openapi.json')).json();
  const targets = targetsOf(document, await knownPages(url));
  const result = options.shapes
    ? await runShapes({
        ...{ url, pid: shop.pid, tokens: await tokensOf(shop) },
        requests: (round) =>
          shapedRequests({ targets: targets.api, known, seed: options.seed + round }),
        deadline: Date.now() + options.seconds * 1000,
      })
    : await run({ options, shop, callers, targets, known });
  const health = await call(url, '/api/health').catch((error: Error) => error);
  if (health instanceof Error)
    result.findings.push({ wrong: `the shop does not answer after the run: ${health.message}` });
  report(result, options);
  if (result.findings.length) process.exitCode = 1;
}

/** Findings of one kind and route that are printed; the others are counted. */
const shown = 3;

/** Prints the statuses and the findings, each with the command that reproduces it. */
function report({ asked, findings, statuses }: Result, options: Options) {
  const counts = [...statuses].sort(([a], [b]) => a.localeCompare(b));
  console.log(
    `${asked} requests of seed ${options.seed}: ${counts.map(([s, n]) => `${n} × ${s}`).join(', ')}`,
  );
  const alike = new Map<string, Finding[]>();
  for (const finding of findings) {
    const kind = `${finding.wrong} ${finding.asked?.method} ${finding.asked?.of}`;
    alike.set(kind, [...(alike.get(kind) ?? []), finding]);
  }
  for (const group of alike.values()) {
    for (const finding of group.slice(0, shown)) console.log(lineOf(finding, options));
    if (group.length > shown) console.log(`  … and ${group.length - shown} like it`);
  }
  console.log(findings.length ? `${findings.length} findings` : 'Nothing found.');
  if (options.results) {
    writeFileSync(options.results, JSON.stringify({ asked, findings: findings.length }));
  }
}

function lineOf({ asked, wrong }: Finding, { seed, url }: Options): string {
  if (!asked) return `- ${wrong}`;
  const where = url ? ` --url ${url}` : '';
  return `- ${wrong}: ${briefly(asked)}\n  npm run fuzz --${where} --seed ${seed} --only ${asked.number}`;
}

/** Describes the request in one line: caller, method and address, and its oddities. */
function briefly({ caller, method, address, headers, framing, pause }: Case): string {
  const odd = [...headers.slice(1), ...framing.headers]
    .filter(([name, value]) => !(name === 'connection' && value === 'close'))
    .map(([name, value]) => cut(`${name}: ${value}`, 60));
  const body = framing.body.length
    ? [`${framing.body.length} bytes ${cut(framing.body.toString(), 80)}`]
    : [];
  const slow = pause ? ['slowly'] : [];
  return `${caller} ${method} ${cut(address, 120)} ${[...odd, ...slow, ...body].join(' · ')}`;
}

const cut = (text: string, most: number) =>
  JSON.stringify(text.length > most ? `${text.slice(0, most)}…` : text).slice(1, -1);

main().catch((error) => {
  const isPlain = error instanceof WrongOption || error?.code?.startsWith?.('ERR_PARSE_ARGS');
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
});
