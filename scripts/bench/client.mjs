import { Agent, get } from 'node:http';
import { countCpu } from './server-process.mjs';

/**
 * Requests pages over keep-alive connections, each continuing after its answer. It uses Node's own client,
 * which handles 9,800 answers of 235 KB a second; autocannon, which converts every body to a string, handles
 * 880 and would itself be measured.
 *
 * `next` returns the path of the next request, undefined at the end. Only answers with status 200 count;
 * others, and broken connections, are counted in `failed`. Times in milliseconds; `cpu` is the server's for
 * each answer.
 *
 * @param {{ url: string, pid: number }} server
 * @param {{
 *   next: () => string | undefined, connections?: number, seconds?: number,
 *   headers?: Record<string, string> | (() => Record<string, string>), onAnswer?: (asked: number) => void,
 * }} load
 */
export async function sendLoad({ url, pid }, load) {
  const { next, connections = 32, seconds = Number.POSITIVE_INFINITY, headers, onAnswer } = load;
  // All connections use the same address, whatever else localhost resolves to.
  const agent = new Agent({ keepAlive: true, maxSockets: connections, family: 4 });
  const times = [];
  const seen = { asked: 0, failed: 0, hits: 0, stale: 0, bytes: 0 };
  const cpu = countCpu(pid);
  const start = performance.now();
  const ask = async () => {
    for (let path = next(); path !== undefined; path = next()) {
      const sent = performance.now();
      const sentWith = typeof headers === 'function' ? headers() : headers;
      const answer = await fetchAll(url + path, agent, sentWith);
      seen.asked++;
      seen.bytes += answer.bytes;
      if (answer.status === 200) {
        times.push(performance.now() - sent);
        if (answer.cache === 'HIT') seen.hits++;
        if (answer.cache === 'STALE') seen.stale++;
      } else seen.failed++;
      onAnswer?.(seen.asked);
      if (performance.now() - start > seconds * 1000) return;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const elapsed = (performance.now() - start) / 1000;
  const used = cpu();
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    asked: seen.asked,
    failed: seen.failed,
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: used && used / Math.max(1, seen.asked),
    hitShare: seen.hits / Math.max(1, seen.asked),
    staleShare: seen.stale / Math.max(1, seen.asked),
    kilobytes: seen.bytes / 1024 / Math.max(1, seen.asked),
  };
}

/** Returns the value below which `part` of the sorted values lie. */
export function percentile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

export function median(values) {
  return percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

function fetchAll(url, agent, headers) {
  return new Promise((resolve) => {
    let bytes = 0;
    const broken = () => resolve({ status: 0, cache: undefined, bytes });
    get(url, { agent, headers }, (answer) => {
      answer.on('data', (chunk) => {
        bytes += chunk.length;
      });
      answer.on('error', broken);
      answer.on('end', () =>
        resolve({ status: answer.statusCode, cache: answer.headers['x-nextjs-cache'], bytes }),
      );
    }).on('error', broken);
  });
}
