import { progressBar } from '../lib/progress.mjs';
import { median, sendLoad } from './client.mjs';
import { again, shuffled } from './random.mjs';
import { startBareServer } from './start-bare-server.mjs';

const rounds = 3;
const compressed = { 'accept-encoding': 'gzip, deflate, br' };
const staticPages = ['/signin', '/forgot-password', '/cart', '/about', '/contact', '/privacy'];

/**
 * (a) Measures requests a second of cached pages at 32 connections, compared with the build's smallest static
 * page and a bare Node server with the same bytes. Rounds are interleaved, so that other load affects all
 * alike; each figure is the median of its rounds.
 */
export async function measureCached(shop, catalogue, { seconds }) {
  const bare = await startBareServer();
  try {
    const cases = await existing(shop, bare, await casesOf(shop, catalogue));
    const bar = progressBar('Load on cached pages');
    const steps = cases.length * rounds;
    const results = new Map(cases.map(({ name }) => [name, []]));
    for (let step = 0; step < steps; step++) {
      const one = cases[step % cases.length];
      bar.update(step, steps, one.name);
      results.get(one.name).push(await run(one, seconds));
    }
    bar.end();
    return withRatios(Object.fromEntries([...results].map(([name, all]) => [name, middle(all)])));
  } finally {
    bare.stop();
  }
}

async function casesOf(shop, { product, categories }) {
  const pages = {
    home: '/',
    category: `/category/${product.category.slug}`,
    product: `/product/${product.slug}`,
  };
  const smallest = await smallestOf(shop.url, staticPages);
  if (smallest) pages['static page'] = smallest;
  return [
    ...Object.entries(pages).map(([name, path]) => ({ name, server: shop, paths: [path] })),
    { name: 'product, compressed', server: shop, paths: [pages.product], headers: compressed },
    ...Object.entries({
      'filtered listing': filteredListings(categories),
      'filtered listing, rendered': everNewListings(categories),
    }).map(([name, paths]) => ({ name, server: shop, paths, headers: ofManyVisitors })),
  ];
}

/** Returns the header of a random visitor: a single visitor would soon reach the limit of views. */
const ofManyVisitors = () => ({ 'x-forwarded-for': `198.51.${octet()}.${octet()}` });
const octet = () => Math.floor(Math.random() * 256);

/** Returns category addresses with a filter, a sort and a page, which are requested repeatedly. */
function filteredListings(categories) {
  const queries = ['sort=price_asc', 'sort=price_desc&rating=3', 'min_price=500&page=2'];
  const all = categories.flatMap(({ slug }) => queries.map((q) => `/category/${slug}?${q}`));
  return shuffled(all).slice(0, 60);
}

/** Returns so many addresses that hardly any repeats while it is cached: each request renders. */
function everNewListings(categories) {
  const prices = Array.from({ length: 500 }, (_, i) => 101 + i);
  const all = categories.flatMap(({ slug }) =>
    prices.map((price) => `/category/${slug}?min_price=${price}&sort=price_asc`),
  );
  return shuffled(all).slice(0, 6000);
}

/** Returns the cases whose pages exist, visited once; each static one with a bare server for comparison. */
async function existing(shop, bare, cases) {
  const found = [];
  for (const one of cases) {
    const answers = [];
    for (const path of one.paths.slice(0, 60)) answers.push(await fetch(shop.url + path));
    const missing = answers.find(({ status }) => status !== 200);
    if (missing) {
      console.warn(`Left out: ${one.name}, ${missing.url} answers ${missing.status}.`);
      continue;
    }
    found.push(one);
    if (one.paths.length > 1 || one.headers) continue;
    await bare.put(one.paths[0], await answers[0].arrayBuffer());
    found.push({ ...one, name: `bare server, ${one.name}`, server: bare });
  }
  return found;
}

async function smallestOf(url, paths) {
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(url + path);
      const { byteLength } = await answer.arrayBuffer();
      return answer.status === 200 ? byteLength : Number.POSITIVE_INFINITY;
    }),
  );
  const smallest = Math.min(...sizes);
  return Number.isFinite(smallest) ? paths[sizes.indexOf(smallest)] : undefined;
}

/** Warms up for a second, then measures. */
async function run({ server, paths, headers }, seconds) {
  const load = { next: again(paths), headers };
  await sendLoad(server, { ...load, seconds: 1 });
  return sendLoad(server, { ...load, seconds });
}

function middle(results) {
  const of = (key) => median(results.map((result) => result[key]));
  const keys = ['perSecond', 'p50', 'p99', 'cpu', 'kilobytes'];
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return { ...Object.fromEntries(keys.map((key) => [key, of(key)])), failed };
}

function withRatios(results) {
  const base = results['static page']?.perSecond;
  for (const [name, result] of Object.entries(results)) {
    const bare = results[`bare server, ${name}`]?.perSecond;
    if (bare) result.ofBare = result.perSecond / bare;
    if (base) result.ofStatic = result.perSecond / base;
  }
  return results;
}
