import type { Connection } from '../../kernel/db/connection';
import { openTestDatabase } from '../../kernel/db/testing/databases';
import { makeStore } from '../../kernel/db/testing/fixtures';
import { makeShipment } from '../orders/testing/seller-shipment';
import { scriptRuns } from './fonts';
import { printPapers } from './print';

const pagesOf = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;

describe('papers of shipments', () => {
  let connection: Connection;
  let storeId: number;
  beforeAll(async () => {
    connection = await openTestDatabase();
    storeId = (await makeStore(connection.db)).id;
  });
  afterAll(() => connection.close());

  it.each([
    ['label', 2],
    ['packing-slip', 2],
    ['invoice', 2],
    ['picking-list', 1],
  ] as const)('are a PDF: %s', async (kind, pages) => {
    const { db } = connection;
    const address = { full_name: 'श्रीमती आशा राव', full_address: 'क्षत्रिय निवास, लक्ष्मी रोड' };
    const ids = [
      await makeShipment(db, storeId, { status: 'packed', address }),
      await makeShipment(db, storeId, { status: 'packed' }),
    ];
    const pdf = await printPapers(db, { storeId, kind, ids, lang: 'hi' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(pdf)).toBe(pages);
  });

  it('have no invoice before the shipment is packed', async () => {
    const ids = [await makeShipment(connection.db, storeId)];
    const printing = printPapers(connection.db, { storeId, kind: 'invoice', ids, lang: 'en' });
    await expect(printing).rejects.toMatchObject({ code: 'not_packed' });
  });

  it('print a hundred labels in one file', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 100; n++) ids.push(await makeShipment(connection.db, storeId));
    const pdf = await printPapers(connection.db, { storeId, kind: 'label', ids, lang: 'en' });
    expect(pagesOf(pdf)).toBe(100);
  });
});

it('splits a text by its scripts, and leaves out what no font has', () => {
  expect(scriptRuns('Asha राव 😀 ₹5')).toEqual([
    { text: 'Asha ', script: 'latin' },
    { text: 'राव', script: 'devanagari' },
    { text: '   ₹5', script: 'latin' },
  ]);
});
