import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { orders } from '../../../kernel/db/schema/orders';
import { pincodeDirectories } from '../../../kernel/db/schema/settings';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { operatorToken, placeCod } from '../../orders/testing/orders';
import { pincodeLines } from './data';
import { directoryOf, districtKey, type FileRow, HeadingsMissing, type Refused } from './from-rows';
import { refreshDirectory } from './kept';
import { namesOf, placeOf } from './place';

const known = new Map([[districtKey('Pune'), ['Pune', 'पुणे'] as const]]);
const heads2024 =
  'circlename,regionname,divisionname,officename,pincode,officetype,delivery,district,statename,latitude,longitude';
const heads2015 =
  'officename,pincode,officeType,Deliverystatus,divisionname,regionname,circlename,Taluk,Districtname,statename,Telephone';

const rowsOf = (lines: string[]): FileRow[] =>
  lines.map((line, at) => ({ line: at + 1, cells: line.split(',') }));

async function read(lines: string[]) {
  const refused: Refused[] = [];
  const onRefused = (one: Refused) => refused.push(one);
  return { ...(await directoryOf(rowsOf(lines), { known, onRefused })), refused };
}

describe('rows of a directory', () => {
  it.each([
    [heads2024, 'C,R,D,Pune H.O,411001,HO,Delivery,PUNE,MAHARASHTRA,18.5,73.8'],
    [heads2015, 'Pune H.O,411001,H.O,Delivery,D,R,C,Pune City,Pune,MAHARASHTRA,'],
  ])('are read under the headings %s', async (heads, row) => {
    expect(await read([heads, row])).toEqual({
      lines: 'MH|Pune|पुणे|411:001',
      offices: 1,
      unnamed: [],
      refused: [],
    });
  });

  it('are in the district with most offices of each state, and named if they can be', async () => {
    const { lines, unnamed } = await read([
      'Pincode,District,State Name',
      '160059,SAHIBZADA AJIT SINGH NAGAR,Punjab',
      '160059,RUPNAGAR,Punjab',
      '160059,SAHIBZADA AJIT SINGH NAGAR,Punjab',
      '160059,Chandigarh,CHANDIGARH',
      '396193,DADRA & NAGAR HAVELI,THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU',
      '194101,LEH,JAMMU & KASHMIR',
    ]);
    expect(lines.split('\n')).toEqual([
      'CH|Chandigarh||160:059',
      'DH|Dadra & Nagar Haveli||396:193',
      'LA|Leh||194:101',
      'PB|Sahibzada Ajit Singh Nagar||160:059',
    ]);
    expect(unnamed).toContain('Leh');
  });

  it('are refused with their line and the reason', async () => {
    const { lines, refused } = await read([
      'pincode,district,statename',
      '011001,Pune,Maharashtra',
      '41100,Pune,Maharashtra',
      '411001,NA,Maharashtra',
      '411001,Pune,Atlantis',
      '411001,Pune',
      '411001,Pune,Maharashtra',
    ]);
    expect(lines).toBe('MH|Pune|पुणे|411:001');
    expect(refused).toEqual([
      { line: 2, why: 'pincode', value: '011001' },
      { line: 3, why: 'pincode', value: '41100' },
      { line: 4, why: 'district', value: 'NA' },
      { line: 5, why: 'state', value: 'Atlantis' },
      { line: 6, why: 'cells', value: '2' },
    ]);
  });

  it('need their headings', async () => {
    await expect(read(['name,price', 'a,1'])).rejects.toThrow(HeadingsMissing);
    await expect(read([])).rejects.toThrow('pincode');
  });
});

describe.each(testDatabases)('a newer directory on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await connection.db.delete(pincodeDirectories);
    await refreshDirectory(connection.db);
    await backgroundDone();
    await connection.close();
  });

  const path = '/api/operator/settings/pincode-directory';
  const post = (lines: string) =>
    api.call('POST', path, { token: operatorToken, body: { lines, source: 'all-india.csv' } });
  /** The release's own with Pune's first pincode in Gujarat, and one more. */
  const next = () =>
    `${pincodeLines.trim().replace('411:001,', '411:')}\nGJ|Nowhere||411:001 999:999`;

  it('is refused where it is broken or a part', async () => {
    for (const [lines, said] of [
      ['XX|Pune|पुणे|411:001', 'not lines of a directory'],
      ['MH|Pune|पुणे|411:1', 'not lines of a directory'],
      ['MH|Pune|पुणे|411:001', 'too few'],
    ] as const) {
      const { status, body } = await post(lines);
      expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(said)]);
    }
    expect(placeOf('411001')?.state?.iso).toBe('MH');
  });

  it('holds at once, says what it changes, and leaves placed orders their tax', async () => {
    const { db } = connection;
    const shopper = await makeShopper(db);
    const placed = await placeCod({ db, api, shopper }, [{ product: await makeProduct(db) }]);
    const [before] = await db.select().from(orders);
    const { status, body } = await post(next());
    expect([status, body.data]).toEqual([200, expect.objectContaining({ added: 1, gone: 0 })]);
    expect(body.data.moved).toEqual(['411001']);
    const place = placeOf('411001');
    expect(place && [place.state?.iso, namesOf(place, 'hi')]).toEqual(['GJ', expect.anything()]);
    const nowhere = placeOf('999999');
    expect(nowhere && namesOf(nowhere, 'hi')).toEqual({ city: 'Nowhere', state: 'Gujarat' });
    const { data } = (await api.call('GET', path, { token: operatorToken })).body;
    expect(data).toMatchObject({ source: 'all-india.csv' });
    const [after] = await db.select().from(orders);
    expect(after).toEqual(before);
    expect(placed.number).toBe(before?.number);
  });

  it('is read by another process, and given up with its row', async () => {
    await connection.db.delete(pincodeDirectories);
    expect(await refreshDirectory(connection.db)).toBe(1);
    expect(placeOf('411001')?.state?.iso).toBe('MH');
    expect(await refreshDirectory(connection.db)).toBe(0);
  });
});
