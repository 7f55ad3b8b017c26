import { Callers, call } from './fuzz/callers';
import { knownPages } from './fuzz/known-pages';
import { readKnownValues } from './fuzz/known-values';
import { type Options, readOptions, WrongOption } from './fuzz/options';
import { report } from './fuzz/report';
import { run } from './fuzz/run';
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

main().catch((error) => {
  const isPlain = error instanceof WrongOption || error?.code?.startsWith?.('ERR_PARSE_ARGS');
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
});
