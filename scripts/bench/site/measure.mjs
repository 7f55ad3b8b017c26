import { brotliCompressSync, constants } from 'node:zlib';
import { sendLoad } from '../client.mjs';
import { measureAddressesAlone } from '../pages.mjs';
import { once } from '../random.mjs';
import { atOnce } from '../visits/products.mjs';
import { measureKeptPages } from './kept-pages.mjs';

/** Number of first renders one at a time; the others run concurrently. */
const alone = 100;

/**
 * Measures a running site, ours or another, in the same way.
 * @param {{ url: string, pid?: number, pages: Record<string, string>, firstPaths: string[] }} site
 * `firstPaths`: pages that nobody has visited yet
 * @param {(part: string, figures: object) => void} tell receives each part when it is ready
 */
export async function measureSite({ url, pid, pages, firstPaths }, options, chromium, tell) {
  const addresses = Object.fromEntries(
    Object.entries(pages).map(([name, path]) => [name, url + path]),
  );
  tell('first', await measureFirst({ url, pid }, firstPaths));
  tell('kept', await measureKeptPages({ url, pid }, pages, options));
  const html = {};
  for (const [name, address] of Object.entries(addresses)) html[name] = await measureHtml(address);
  tell('html', html);
  tell('seen', await measureAddressesAlone(addresses, chromium));
}

/** Measures first renders with a browser's coding, Brotli if the site has it. */
async function measureFirst(server, paths) {
  if (!paths.length) return {};
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const warmUp = once(paths.slice(0, alone));
  await sendLoad(server, { next: warmUp, headers, connections: atOnce });
  const single = once(paths.slice(alone, 2 * alone));
  const several = once(paths.slice(2 * alone));
  return {
    'first renders, one at a time': await sendLoad(server, {
      next: single,
      headers,
      connections: 1,
    }),
    [`first renders, ${atOnce} at a time`]: await sendLoad(server, {
      next: several,
      headers,
      connections: atOnce,
    }),
  };
}

/**
 * Measures a page compressed in one way, whatever coding the site uses, and its elements
 * (e2e/first-visit/budgets.spec.ts).
 */
async function measureHtml(address) {
  const html = await (await fetch(address)).text();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    brotli: brotliCompressSync(html, { params }).length / 1024,
    elements: html.replace(/<noscript>.*?<\/noscript>/gs, '').match(/<[a-z]/g)?.length ?? 0,
  };
}
