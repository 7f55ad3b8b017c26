import { once } from 'node:events';
import { connect } from 'node:net';
import { percentile } from '../client.mjs';
import { countCpu } from '../server-process.mjs';

const endOfHead = Buffer.from('\r\n\r\n');
const lastChunk = '0\r\n\r\n';

/**
 * Requests one page over keep-alive connections, each continuing after its answer, with raw sockets: Node's own
 * client takes more of a core than a server that answers from memory, and would itself be measured. Times in
 * milliseconds; `cpu` is the server's for each answer.
 * @param {{ url: string, pid?: number }} server
 * @param {{ path: string, seconds: number, connections?: number, headers?: Record<string, string> }} load
 */
export async function sendSocketLoad({ url, pid }, load) {
  const { path, seconds, connections = 32, headers = {} } = load;
  const { hostname, port } = new URL(url);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers });
  const question = Buffer.from(
    `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ host: hostname, port: Number(port), family: 4, noDelay: true });
      await once(socket, 'connect');
      return socket;
    }),
  );
  const seen = { times: [], failed: 0, bytes: 0 };
  const cpu = countCpu(pid);
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(sockets.map((socket) => askOn(socket, question, end, seen)));
  const elapsed = (performance.now() - start) / 1000;
  const used = cpu();
  for (const socket of sockets) socket.destroy();
  const times = seen.times.sort((a, b) => a - b);
  const asked = times.length + seen.failed;
  return {
    asked,
    failed: seen.failed,
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: used && used / Math.max(1, asked),
    kilobytes: seen.bytes / 1024 / Math.max(1, asked),
  };
}

/** Sends requests on one connection until the time is over. */
function askOn(socket, question, end, seen) {
  return new Promise((resolve, reject) => {
    let answer = newAnswer();
    let sent = performance.now();
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection.')));
    socket.on('data', (chunk) => {
      seen.bytes += chunk.length;
      if (!answer.take(chunk)) return;
      const now = performance.now();
      if (answer.isFine()) seen.times.push(now - sent);
      else seen.failed++;
      if (now >= end) return resolve();
      answer = newAnswer();
      sent = now;
      socket.write(question);
    });
    socket.write(question);
  });
}

/** Parses one answer incrementally: with a declared length, or in chunks. */
function newAnswer() {
  let head = Buffer.alloc(0);
  let text = '';
  let left = 0;
  let tail = '';
  /** Returns true at the end of the body. */
  const takeBody = (part) => {
    if (left >= 0) {
      left -= part.length;
      return left <= 0;
    }
    tail = (tail + part.subarray(-lastChunk.length).latin1Slice()).slice(-lastChunk.length);
    return tail === lastChunk;
  };
  return {
    take(chunk) {
      if (text) return takeBody(chunk);
      head = head.length ? Buffer.concat([head, chunk]) : chunk;
      const at = head.indexOf(endOfHead);
      if (at < 0) return false;
      text = head.latin1Slice(0, at);
      left = Number(/\r\ncontent-length: *(\d+)/i.exec(text)?.[1] ?? -1);
      return takeBody(head.subarray(at + endOfHead.length));
    },
    isFine: () => text.startsWith('HTTP/1.1 200'),
  };
}
