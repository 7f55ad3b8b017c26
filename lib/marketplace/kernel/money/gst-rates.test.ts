import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import {
  type GstRateRow,
  gstBandsOf,
  gstRateAt,
  pricesToAvoid,
} from '@/lib/contract/schemas/gst/rates';
import { type Connection, rowsOf } from '../db/connection';
import { testDatabases } from '../db/testing/databases';
import { type PricedLine, totalUp } from './totals';

const clothes = [
  { upTo: 250_000, rate: 500 },
  { upTo: null, rate: 1_800 },
];
const store = { id: 1, stateCode: '27', shippingFee: 0, freeShippingFrom: null };
const taxed = (line: Pick<PricedLine, 'unitPrice' | 'quantity' | 'discount'>) => {
  const { shipments, totals } = totalUp(
    [{ ...line, gst: { own: null, bands: clothes }, store }],
    '27',
  );
  return { line: shipments[0]?.lines[0], totals };
};

describe('a rate by value', () => {
  it.each([
    // price with GST, coupon, quantity, rate
    [262_500, 0, 1, 500],
    [262_501, 0, 1, 1_800],
    [260_000, 20_000, 1, 500], // a kurta of ₹2,600 with a coupon of ₹200
    [280_000, 20_000, 1, 500], // the coupon brings it below
    [280_000, 0, 1, 1_800],
    [280_000, 35_000, 2, 500], // ₹17,500 a piece
    [280_000, 34_999, 2, 1_800],
    [295_000, 0, 1, 1_800],
  ])('of %i paise less %i for %i pieces is %i', (unitPrice, discount, quantity, rate) => {
    expect(taxed({ unitPrice, discount, quantity }).line).toMatchObject({
      gstBasisPoints: rate,
      gstSource: 'table',
    });
  });

  it("gives way to the product's own rate", () => {
    const lines = [{ unitPrice: 100_000, quantity: 1, gst: { own: 25, bands: clothes }, store }];
    const [line] = totalUp(lines, '27').shipments[0]?.lines ?? [];
    expect(line).toMatchObject({ gstBasisPoints: 25, gstSource: 'own', cgst: 125, sgst: 125 });
  });

  it('holds what is to be paid around the limit, to the paisa', () => {
    const price = fc.integer({ min: 262_000, max: 296_000 });
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 9 }), fc.nat(40_000), (unitPrice, n, off) => {
        const { line, totals } = taxed({ unitPrice, quantity: n, discount: off });
        const { taxable = 0, cgst = 0, sgst = 0, gstBasisPoints = 0 } = line ?? {};
        const total = unitPrice * n - off;
        expect(totals.grandTotal).toBe(total);
        expect(taxable + cgst + sgst).toBe(total);
        expect(gstBasisPoints === 500).toBe(total * 10_000 <= 250_000 * 10_500 * n);
      }),
    );
  });

  it('names the prices at which a seller keeps less than just below', () => {
    expect(pricesToAvoid(clothes)).toEqual([{ best: 262_500, worse: 295_000 }]);
    expect(pricesToAvoid([{ upTo: null, rate: 300 }])).toEqual([]);
  });
});

describe.each(testDatabases)('the table of rates on $name', ({ open }) => {
  let connection: Connection;
  let rows: GstRateRow[];
  const bandsOf = async (hsn: string, day: string) => {
    const [row] = await rowsOf<{ bands: typeof clothes }>(
      connection.db,
      sql`select gst_bands(${hsn}, ${day}::date) as bands`,
    );
    return row?.bands ?? [];
  };
  beforeAll(async () => {
    connection = await open();
    rows = await rowsOf<GstRateRow>(
      connection.db,
      sql`select hsn_prefix, value_from::float8, value_to::float8, rate, holds_from::text, holds_until::text
        from gst_rates`,
    );
  });
  afterAll(() => connection.close());

  it.each([
    ['7117', 300],
    ['71131910', 300],
    ['71021000', 25],
    ['71023910', 150],
    ['1806', 500],
    ['3305', 500],
    ['33059040', 1_800],
    ['4901', 0],
    ['22021010', 4_000],
    ['9506', 500],
    ['95069110', 1_800],
    ['8517', 1_800],
    ['9999', 1_800],
  ])('has for %s a rate of %i', async (hsn, rate) => {
    expect(gstRateAt(await bandsOf(hsn, '2026-11-24'), 100_000, 1)).toBe(rate);
  });

  it.each(['61091000', '62114210', '63049289', '64039190', '94044010'])(
    'taxes %s by its value',
    async (hsn) => expect(await bandsOf(hsn, '2026-11-24')).toEqual(clothes),
  );

  it('resolves in the database as in the code', async () => {
    const hsn = fc.constantFrom(...rows.map(({ hsn_prefix }) => hsn_prefix), '999999');
    const tail = fc.constantFrom('', '0', '99', '1010');
    await fc.assert(
      fc.asyncProperty(
        hsn,
        tail,
        fc.integer({ min: 1, max: 900_000 }),
        fc.integer({ min: 1, max: 9 }),
        async (prefix, tail, total, quantity) => {
          const code = (prefix + tail).slice(0, 8);
          const bands = gstBandsOf(rows, code, '2026-11-24');
          const [row] = await rowsOf<{ bands: typeof clothes; rate: number }>(
            connection.db,
            sql`select gst_bands(${code}, '2026-11-24') as bands,
              gst_rate_at(gst_bands(${code}, '2026-11-24'), ${total}, ${quantity}) as rate`,
          );
          expect(row).toEqual({ bands, rate: gstRateAt(bands, total, quantity) });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('takes rows from a day to come alone, and never changes those that hold', async () => {
    const { db } = connection;
    const refused = (work: Promise<unknown>) =>
      work.then(
        () => undefined,
        (error) => error.cause?.constraint ?? error.constraint,
      );
    const add = (from: string) =>
      db.execute(
        sql`insert into gst_rates (hsn_prefix, rate, holds_from) values ('7117', 500, ${from})`,
      );
    expect(await refused(add('2020-01-01'))).toBe('gst_rates_to_come');
    expect(await refused(db.execute(sql`update gst_rates set rate = 1`))).toBe('gst_rates_to_come');
    expect(await refused(db.execute(sql`delete from gst_rates`))).toBe('gst_rates_to_come');
    await add('2099-04-01');
    expect(gstRateAt(await bandsOf('7117', '2099-03-31'), 100, 1)).toBe(300);
    expect(gstRateAt(await bandsOf('7117', '2099-04-01'), 100, 1)).toBe(500);
    await db.execute(sql`delete from gst_rates where holds_from = '2099-04-01'`);
  });
});
