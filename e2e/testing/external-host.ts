import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

async function open(listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const hostOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;

/**
 * Opens an external API host with the market of the shop under test, which names other pictures for one
 * product; also an allowed picture host, and a host inside the network that the shop must not reach.
 */
export async function openExternalHost(market: string, slug: string) {
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer();
  const asked = { cdn: [] as string[], inside: [] as string[] };
  const fails: { lists?: number } = {};
  const pictures = (log: string[]) =>
    open(({ url = '' }, response) => {
      log.push(url);
      response.setHeader('content-type', 'image/png').end(picture);
    });
  const [cdn, inside] = await Promise.all([pictures(asked.cdn), pictures(asked.inside)]);
  const own = await open(async ({ url = '', headers }, response) => {
    if (url === '/files/hop.png') {
      return response.writeHead(302, { location: `http://${hostOf(inside)}/x.png` }).end();
    }
    if (url === '/files/run.svg') {
      return response.setHeader('content-type', 'image/svg+xml').end('<svg onload="alert(1)"/>');
    }
    if (url.startsWith('/files/')) {
      return response.setHeader('content-type', 'image/png').end(picture);
    }
    if (fails.lists && url.startsWith('/api/products?')) {
      response.writeHead(fails.lists, { 'content-type': 'application/json' });
      return response.end('{"success":false,"message":"The catalogue is loading."}');
    }
    const answer = await fetch(market + url, { headers: { accept: headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!url.startsWith(`/api/products/slug/${slug}`)) {
      return response.end(Buffer.from(await answer.arrayBuffer()));
    }
    const body = await answer.json();
    body.data.image_2 = '/files/लाल 2.png?v=1';
    body.data.image_3 = `http://${hostOf(own)}/files/3.png`;
    body.data.image_4 = `http://${hostOf(cdn)}/4.png`;
    body.data.image_5 = `http://${hostOf(inside)}/5.png`;
    body.data.image_6 = '/files/hop.png';
    body.data.image_7 = '/files/run.svg';
    for (const number of [8, 9, 10]) body.data[`image_${number}`] = null;
    body.data.productMedia = [];
    response.end(JSON.stringify(body));
  });
  return {
    origin: `http://${hostOf(own)}`,
    pictureHosts: hostOf(cdn),
    inside: `http://${hostOf(inside)}`,
    asked,
    /** Statuses that the host answers. */
    fails,
    async close() {
      for (const server of [own, cdn, inside]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
