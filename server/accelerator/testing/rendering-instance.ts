import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverProcess } from '@/lib/process/server-process';
import { build } from '../../page-cache/build-id';
import PageCache from '../../page-cache/handler';
import { shelf } from '../../page-cache/shelf';
import { answerPage } from '../cached-pages';
import { isRenewal } from '../renewals';

/*
 * Runs one instance of the shop in its own process, for `render-claims.test.ts`: the stand-in for Next answers
 * from the page cache, or reports which page it begins to render and continues on command.
 */

const cache = new PageCache();
const keyOf = (path: string) => `/route-cache/APP_PAGE/0123/$/en${path}`;
const policy = 'content-security-policy';
const goOn: (() => void)[] = [];

async function render(request: IncomingMessage, response: ServerResponse) {
  const path = request.url ?? '';
  const kept = await cache.get(keyOf(path));
  if (kept?.value) {
    response.setHeader('x-nextjs-cache', 'HIT');
    return void response.writeHead(200, { 'content-type': 'text/html' }).end(kept.value.html);
  }
  process.send?.({ renders: path, isRenewal: isRenewal(request) });
  await new Promise<void>((resolve) => goOn.push(resolve));
  const html = `<h1>${path}</h1>${process.pid}`;
  const isMissing = path.includes('missing');
  if (!isMissing) {
    const headers = { 'x-next-cache-tags': `tag${path}` };
    const value = { kind: 'APP_PAGE', html, rscData: Buffer.from(''), headers };
    await cache.set(keyOf(path), value, { cacheControl: { revalidate: 300, expire: 3600 } });
    response.setHeader('x-nextjs-cache', 'MISS');
    // The policy set by the page cache.
    response.setHeader(
      policy,
      String(Object.entries(value.headers).find(([n]) => n === policy)?.[1]),
    );
  }
  response.writeHead(isMissing ? 404 : 200, { 'content-type': 'text/html' }).end(html);
}

const server = createServer((request, response) =>
  answerPage(request, response, () => void render(request, response)),
);
/** Waits until Redis is connected: a written entry can then be read. */
async function connected() {
  const id = '/written-at-start';
  const page = { id, key: id, build, status: 200, sendable: false, tags: [], lastModified: 0 };
  const rest = { bytes: Buffer.alloc(1), plainSize: 1 };
  do await shelf().write({ ...page, rest });
  while (!(await shelf().has(id)));
}

server.listen(0, '127.0.0.1', async () => {
  await connected();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  serverProcess.origin = origin;
  serverProcess.secret = 'of this process';
  process.send?.({ origin });
});
process.on('message', ({ expire, go }: { expire?: string; go?: true }) => {
  if (go) for (const next of goOn.splice(0)) next();
  if (expire) void cache.revalidateTag(expire, { expire: 3600 });
});
process.on('disconnect', () => process.exit());
