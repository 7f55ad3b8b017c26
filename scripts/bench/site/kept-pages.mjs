import { get } from 'node:http';
import { progressBar } from '../../lib/progress.mjs';
import { median } from '../client.mjs';
import { startBareServer } from '../start-bare-server.mjs';
import { sendSocketLoad } from './socket-load.mjs';

const rounds = 5;
const headers = { 'accept-encoding': 'gzip' };

/**
 * Requests a second of kept pages in gzip at 32 connections, beside a bare Node server that answers the same bytes: in
 * turns, so that other load on the machine affects both alike. Each figure is the median of its rounds, and `ofBare`
 * that of the ratios of each round.
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

/** Visits a page until it is kept, as often as that takes anywhere. */
async function warm(address) {
  for (let visit = 0; visit < 5; visit++) await bytesOf(address);
}

/** The page's bytes as they travel. */
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
