import { get } from 'node:http';
import { progressBar } from '../../lib/progress.mjs';
import { median } from '../client.mjs';
import { startBareServer } from '../start-bare-server.mjs';
import { sendSocketLoad } from './socket-load.mjs';

const rounds = 5;
const headers = { 'accept-encoding': 'gzip' };

/**
 * Measures requests a second of cached pages in gzip at 32 connections, alternating with a bare Node server
 * that sends the same bytes, so that other load affects both alike. Each figure is the median of its rounds,
 * and `ofBare` the median of each round's ratio.
 * @param {{ url: string, pid?: number }} site
 * @param {Record<string, string>} paths by name
 */
export async function measureKeptPages(site, paths, { seconds }) {
  const bare = await startBareServer();
  const bar = progressBar('Kept pages beside a bare server');
  const results = {};
  try {
    for (const [at, [name, path]] of Object.entries(paths).entries()) {
      await warm(site.url + path);
      await bare.put(path, await bytesOf(site.url + path));
      const load = { path, headers, seconds };
      const seen = { own: [], bare: [] };
      for (let round = 0; round < rounds; round++) {
        bar.update(at * rounds + round, Object.keys(paths).length * rounds, name);
        seen.bare.push(await sendSocketLoad(bare, load));
        seen.own.push(await sendSocketLoad(site, load));
      }
      const ratios = seen.own.map((own, of) => own.perSecond / seen.bare[of].perSecond);
      results[`${name}, gzip`] = { ...middle(seen.own), ofBare: median(ratios) };
      results[`bare server, ${name}, gzip`] = middle(seen.bare);
    }
  } finally {
    bar.end();
    bare.stop();
  }
  return results;
}

/** Visits a page often enough to be cached on any site. */
async function warm(address) {
  for (let visit = 0; visit < 5; visit++) await bytesOf(address);
}

/** Returns the page's bytes as transferred. */
function bytesOf(address) {
  return new Promise((resolve, reject) => {
    get(address, { headers }, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray());
      if (answer.statusCode === 200) resolve(bytes);
      else reject(new Error(`${address} answers ${answer.statusCode}.`));
    }).on('error', reject);
  });
}

function middle(results) {
  const of = (key) => median(results.map((result) => result[key]));
  const keys = ['perSecond', 'p50', 'p99', 'cpu', 'kilobytes'];
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return { ...Object.fromEntries(keys.map((key) => [key, of(key)])), failed };
}
