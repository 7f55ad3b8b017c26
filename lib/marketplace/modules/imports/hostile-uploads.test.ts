import { randomBytes } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { pictureLimit } from '@/lib/contract/schemas/picture-limits';
import { importSizeLimit } from '@/lib/contract/schemas/seller/imports';
import type { Connection } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { storePictures } from '../../kernel/db/schema/listings';
import { openTestDatabase } from '../../kernel/db/testing/databases';
import { type ImportDesk, openImportDesk } from './testing/import-desk';
import { shirts } from './testing/tables';

describe('an import that is meant to harm', () => {
  let connection: Connection;
  let desk: ImportDesk;
  beforeAll(async () => {
    connection = await openTestDatabase();
    desk = await openImportDesk(connection);
  });
  afterAll(async () => {
    desk.close();
    await connection.close();
  });

  it('is refused when it is larger than 200 MB', async () => {
    const answer = await desk.upload(new Uint8Array(importSizeLimit + 1).fill(97));
    expect(answer.status).toBe(413);
  });

  it('is not read before its seller is known', async () => {
    let chunks = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(65_536));
        if (++chunks > 100) controller.close();
      },
    });
    const answer = await desk.api.host.request('/api/seller/imports?name=file.csv', {
      ...{ method: 'POST', body, duplex: 'half' },
    });
    expect(answer.status).toBe(401);
    expect(chunks).toBeLessThan(10);
  });

  it.each([
    ['a program named as a table', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 0])],
    ['a ZIP that unpacks to a thousand times its size', zipSync({ 'a.csv': new Uint8Array(8e6) })],
    [
      'a workbook whose sheet does',
      zipSync({
        'xl/workbook.xml': strToU8('<workbook/>'),
        'xl/worksheets/sheet1.xml': new Uint8Array(8e6),
      }),
    ],
  ])('is refused when it is %s', async (_, bytes) => {
    const { status, body } = await desk.upload(bytes);
    expect([status, body.success]).toEqual([422, false]);
    expect(body.message).toEqual(expect.any(String));
  });

  it('keeps none of the pictures of a ZIP that are disguised, too large or too many pixels', async () => {
    const hostile: Record<string, Uint8Array> = {
      'script.png': strToU8('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'page.jpg': strToU8('<script>alert(1)</script>'),
      'pixels.png': await sharp({
        create: { width: 9000, height: 9000, channels: 3, background: '#248' },
      })
        .png({ compressionLevel: 9 })
        .toBuffer(),
      'large.jpg': randomBytes(pictureLimit + 1),
    };
    const names = Object.keys(hostile);
    const given = { category: desk.category.slug, picture: '' };
    const table = shirts(names.length, given, (line, n) => ({ ...line, pictures: `${names[n]}` }));
    const checked = await desk.check(zipSync({ 'table.csv': strToU8(table), ...hostile }));
    const done = await desk.apply(checked.id);
    expect(done.state).toBe('done');
    const told = [];
    for (const outcome of ['faulty', 'new']) {
      const path = `imports/${checked.id}/report?outcome=${outcome}`;
      told.push(...(await desk.call('GET', path)).body.data.rows);
    }
    expect(told).toHaveLength(names.length);
    for (const { problems } of told) {
      expect(problems).toContainEqual(expect.objectContaining({ field: 'pictures' }));
    }
    expect(await connection.db.$count(products)).toBe(0);
    expect(await connection.db.$count(storePictures)).toBe(1);
  });
});
