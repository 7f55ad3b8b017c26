import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { openSmallDisk } from '../../app/testing/small-disk';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';
import { imports } from '../../kernel/db/schema/imports';
import { reviewPictures } from '../../kernel/db/schema/reviews';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeShopper } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { mailFiles } from '../../providers/channels/files';
import { openImportDesk } from '../imports/testing/import-desk';

const disk = openSmallDisk();
const onIt = disk ? testDatabases : [];

if (!disk) it.todo('needs root for a disk that can be full');

describe.each(onIt)('a full disk on $name', ({ open }) => {
  const { folder, fill, empty, close } = disk as NonNullable<typeof disk>;
  const before = { data: process.env.DATA_DIR, temporary: process.env.TMPDIR };
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let desk: Awaited<ReturnType<typeof openImportDesk>>;
  beforeAll(async () => {
    connection = await open();
    desk = await openImportDesk(connection, { folder });
    process.env.TMPDIR = folder;
    api = testHost(connection, { channel: mailFiles(join(folder, 'outbox')) });
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
    for (const [name, value] of [
      ['DATA_DIR', before.data],
      ['TMPDIR', before.temporary],
    ] as const) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    close();
  });
  afterEach(() => empty());

  /** Lists the files on the disk, except the filler. */
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'filler')
      .map(({ name }) => name);

  const isFull = {
    status: 503,
    body: { success: false, message: expect.stringContaining('स्टोरेज भर गई') },
  };

  async function uploadPicture(token: string) {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const image = sharp({
      create: { width: 300, height: 300, channels: 3, background: 'teal', noise },
    });
    const body = new FormData();
    body.set('picture', new File([new Uint8Array(await image.png().toBuffer())], 'x.png'));
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'hi' };
    const answer = await api.host.request('/api/review-pictures', {
      method: 'POST',
      body,
      headers,
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }

  it.each([
    ['no room at all', 0],
    ['room for a part', 16_384],
  ])('refuses a picture with %s, and keeps nothing of it', async (_, left) => {
    const { token } = await makeShopper(connection.db);
    const had = files();
    fill(left);
    const refused = await uploadPicture(token);
    expect(refused).toMatchObject(isFull);
    expect(refused.headers.get('retry-after')).toBe('300');
    expect(files()).toEqual(had);
    expect(await connection.db.select().from(reviewPictures)).toEqual([]);
    empty();
    expect((await uploadPicture(token)).status).toBe(201);
    await connection.db.delete(reviewPictures);
    fill();
  });

  it('refuses a file to import, and keeps nothing of it', async () => {
    const rows = Array.from({ length: 3000 }, (_, n) => `SKU-${n},Shirt,100,5`);
    const file = `sku,title,price,stock\n${rows.join('\n')}\n`;
    const had = files();
    fill(16_384);
    expect(await desk.upload(file, 'goods.csv', 'hi')).toMatchObject(isFull);
    expect(files()).toEqual(had);
    expect(await connection.db.select().from(imports)).toEqual([]);
  });

  it('says of a sign-up that no code could be mailed, and begins nothing', async () => {
    const email = 'new.shopper@example.in';
    const body = { first_name: 'Mira', last_name: 'Joshi', email, password: 'banyan-tree-7' };
    const signUp = () => api.call('POST', '/api/user-auth/signup', { body, lang: 'hi' });
    fill();
    expect(await signUp()).toMatchObject(isFull);
    const known = () => connection.db.select().from(users).where(eq(users.email, email));
    expect(await known()).toEqual([]);
    empty();
    expect((await signUp()).status).toBe(201);
    await backgroundDone();
    expect(files().filter((name) => name.includes(email))).toHaveLength(1);
    fill();
  });
});
