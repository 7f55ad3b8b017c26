import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeStore } from '../../../kernel/db/testing/fixtures';
import { keepPictures, type PictureKeeping } from './keep';
import type { PictureAnswer, PictureSource } from './resolve';

describe.each(testDatabases)('pictures at addresses on $name', ({ open }) => {
  let connection: Connection;
  let server: Server;
  let origin: string;
  let asked: string[] = [];
  let picture: Buffer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'haat-pictures-'));
    process.env.DATA_DIR = folder;
    connection = await open();
    const create = { width: 400, height: 400, channels: 3, background: '#884400' } as const;
    picture = await sharp({ create }).png().toBuffer();
    server = createServer((request, response) => {
      const path = String(request.url);
      asked.push(path);
      const isFirst = asked.filter((one) => one === path).length === 1;
      if (path.startsWith('/gone')) response.writeHead(404).end();
      else if (path.startsWith('/down')) response.writeHead(503).end();
      else if (path.startsWith('/busy') && isFirst) response.writeHead(429).end();
      else response.end(picture);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
    await connection.close();
  });

  async function keep(paths: string[], more: Partial<PictureKeeping> = {}) {
    const { files } = testHost(connection);
    const { id: storeId } = await makeStore(connection.db);
    const sources = new Map(
      paths.map((path): [string, PictureSource] => [
        path,
        { kind: 'address', key: path, url: new URL(path, origin) },
      ]),
    );
    const fetching = { isAllowed: () => true };
    const own = { db: connection.db, storeId, files, fetching, pauses: [0, 0], ...more };
    return Object.fromEntries(await keepPictures(own, sources));
  }
  const timesOf = (path: string) => asked.filter((one) => one === path).length;

  it('are asked for again where their server was busy, and not where they are gone', async () => {
    const told: PictureAnswer[] = [];
    const onAnswer = async (answer: PictureAnswer) => void told.push(answer);
    const answers = await keep(['/busy', '/gone', '/down', '/there'], { onAnswer });
    expect(answers).toMatchObject({
      '/busy': { url: expect.stringMatching(/^\//) },
      '/there': { url: expect.stringMatching(/^\//) },
      '/gone': { code: 'picture_unreachable' },
      '/down': { code: 'picture_unreachable' },
    });
    expect(['/busy', '/gone', '/down', '/there'].map(timesOf)).toEqual([2, 1, 3, 1]);
    expect([told.length, told.filter((one) => 'code' in one).length]).toEqual([4, 2]);
  });

  it('are asked for once at a host that has answered nothing so far, until it answers', async () => {
    const silentHosts = new Set<string>();
    await keep(['/down/1', '/down/2'], { silentHosts });
    expect(timesOf('/down/1')).toBe(3);
    await keep(['/down/3'], { silentHosts });
    expect(timesOf('/down/3')).toBe(1);
    await keep(['/there'], { silentHosts });
    await keep(['/down/4'], { silentHosts });
    expect(timesOf('/down/4')).toBe(3);
  });
});
