import { newEmail, password } from '../testing/shopper';
import { apiChecks } from './api-checks';
import { buyingChecks } from './buying-checks';
import { type CdnInFront, cdnChecks } from './cdn-checks';
import { fileChecks } from './file-checks';
import { languageChecks } from './language-checks';
import { pageChecks } from './page-checks';
import { type ProxyInFront, proxyChecks } from './proxy-checks';
import type { Check, Product, Shop } from './shop';
import { Visitor } from './visitor';
import { type WorkerBeside, workerChecks } from './worker-checks';

/** All checks of a shop, whichever way it runs. */
export const checks: Check[] = [
  ...apiChecks,
  ...pageChecks,
  ...fileChecks,
  ...languageChecks,
  ...buyingChecks,
];

export type Outcome = { title: string; error?: Error; skipped?: true };

/**
 * A running shop. `otherUrl` is another instance, `proxy` the proxy in front, `cdn` a public cache with purges,
 * `worker` a separate process for background jobs, `language` an enabled language besides English and Hindi,
 * `leftOut` the titles of checks that cannot succeed there.
 */
export type Target = {
  url: string;
  otherUrl?: string;
  dataDir?: string;
  proxy?: ProxyInFront;
  cdn?: CdnInFront;
  worker?: WorkerBeside;
  language?: string;
  leftOut?: string[];
};

/** Runs all checks against a shop, one at a time, followed by the checks of its proxy. */
export async function runChecks(target: Target): Promise<Outcome[]> {
  const shop = await lookAround(target);
  const ofCdn = cdnChecks(target.cdn);
  const ofWorker = workerChecks(target.worker);
  const own = target.proxy ? [...ofWorker, ...ofCdn, ...proxyChecks(target.proxy)] : [];
  const unknown =
    target.leftOut?.filter((left) => !checks.some(({ title }) => title === left)) ?? [];
  if (unknown.length) throw new Error(`No check is called ${unknown.join(', ')}.`);
  const outcomes: Outcome[] = [];
  for (const check of [...checks, ...own]) {
    const { title, needsMail, needsLanguage, run } = check;
    if (
      target.leftOut?.includes(title) ||
      (ofCdn.includes(check) && !target.cdn) ||
      (ofWorker.includes(check) && !target.worker) ||
      (needsMail && !target.dataDir) ||
      (needsLanguage && needsLanguage !== target.language)
    ) {
      outcomes.push({ title, skipped: true });
      continue;
    }
    const error = await run(shop).then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    outcomes.push({ title, error });
  }
  return outcomes;
}

/** Finds a product to view, and one with little stock that can be bought out. */
async function lookAround({ url, otherUrl = url, dataDir }: Target): Promise<Shop> {
  const visitor = new Visitor(url);
  type List = { products: Product[] };
  const { products } = await visitor.data<List>('/api/products?in_stock=1&limit=100&sort=newest');
  const [scarce, product] = products
    .filter(({ image_1 }) => image_1)
    .sort((a, b) => a.quantity - b.quantity);
  if (!product || !scarce) throw new Error('The shop has nothing to buy: fill the demo market.');
  return {
    visitor,
    otherInstance: new Visitor(otherUrl),
    dataDir,
    product,
    scarce,
    shopper: { email: newEmail(), password },
  };
}
