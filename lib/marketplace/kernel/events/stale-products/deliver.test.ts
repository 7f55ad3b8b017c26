import type { Connection } from '../../db/connection';
import { jobFaults } from '../../db/schema/ledger';
import { staleProducts } from '../../db/schema/stale-products';
import { testDatabases } from '../../db/testing/databases';
import { transact } from '../../db/transaction';
import { deliverInTurn, deliverStaleProducts, type StalePages } from './deliver';
import { markHomeStale, markProductsStale, markStoresStale, onStaleProducts } from './mark';

describe.each(testDatabases)('stale products on $name', ({ open }) => {
  const none = {
    products: [] as number[],
    stores: false,
    catalogue: false,
    site: false,
    home: false,
    content: false,
  };
  let connection: Connection;
  let told: StalePages[];
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.db.delete(staleProducts);
    told = [];
  });

  const seconds = (n: number) => new Date(Date.now() + n * 1000);
  const tell = async (stale: StalePages) => {
    told.push(stale);
  };
  const deliver = (now = new Date(), revalidate = tell) =>
    deliverStaleProducts(connection.db, revalidate, now);
  const left = () => connection.db.$count(staleProducts);
  const mark = (...ids: number[]) => transact(connection.db, (tx) => markProductsStale(tx, ids));

  it('are told to the storefront, each product once, and stores beside them', async () => {
    await mark(7, 8);
    await mark(7);
    await transact(connection.db, (tx) => markStoresStale(tx, [3]));
    expect(await deliver()).toBe(4);
    expect(told).toEqual([{ ...none, products: [7, 8], stores: true }]);
    expect(await left()).toBe(0);
  });

  it('are told again when a banner begins or ends', async () => {
    const begins = seconds(60);
    await transact(connection.db, (tx) => markHomeStale(tx, [begins, null]));
    expect([await deliver(), await deliver(seconds(59)), await deliver(seconds(61))]).toEqual([
      1, 0, 1,
    ]);
    const home = { ...none, home: true };
    expect(told).toEqual([home, home]);
  });

  it('are not told when their transaction is rolled back', async () => {
    const failing = transact(connection.db, async (tx) => {
      await markProductsStale(tx, [7]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await deliver()).toBe(0);
    expect(told).toEqual([]);
  });

  it('stay in the outbox until the storefront has confirmed them', async () => {
    await mark(7);
    const during: number[] = [];
    const away = async () => {
      during.push(await left());
      throw new Error('the storefront does not answer');
    };
    await expect(deliver(new Date(), away)).rejects.toThrow('does not answer');
    expect(new Set(during)).toEqual(new Set([1]));
    expect(await connection.db.$count(jobFaults)).toBe(0);
    expect(await deliver(seconds(30))).toBe(1);
    expect(told).toEqual([{ ...none, products: [7] }]);
  });

  it('are told but for the one that the storefront refuses', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => i + 1);
    await mark(...ids);
    const refuse = async (stale: StalePages) => {
      if (stale.products.includes(7)) throw new Error('no such product');
      if (stale.products.length) told.push(stale);
    };
    expect(await deliver(new Date(), refuse)).toBe(99);
    expect(told.flatMap(({ products }) => products).sort((a, b) => a - b)).toEqual(
      ids.filter((id) => id !== 7),
    );
    expect(await connection.db.select().from(jobFaults)).toMatchObject([
      { job: 'stale products', subject: 'product 7', fault: 'no such product' },
    ]);
    expect(await deliver(seconds(600))).toBe(1);
    expect(await connection.db.$count(jobFaults)).toBe(0);
  });

  it('are told by another instance when the one that claimed them dies', async () => {
    await mark(7);
    // This call never answers, as the others see it.
    void deliver(new Date(), () => new Promise(() => {}));
    while ((await connection.db.select().from(staleProducts))[0]?.tries !== 1);
    expect(await deliver(seconds(5))).toBe(0);
    expect(await deliver(seconds(30))).toBe(1);
    expect(told).toEqual([{ ...none, products: [7] }]);
  });

  it('are all told, however many there are, batch by batch', async () => {
    const ids = Array.from({ length: 1201 }, (_, i) => i + 1);
    await mark(...ids);
    expect(await deliver()).toBe(1201);
    expect(told.map(({ products }) => products.length)).toEqual([500, 500, 201]);
    expect(told.flatMap(({ products }) => products).sort((a, b) => a - b)).toEqual(ids);
  });

  it('are all told by several instances at once', async () => {
    const ids = Array.from({ length: 600 }, (_, i) => i + 1);
    await mark(...ids);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(new Set(told.flatMap(({ products }) => products)).size).toBe(600);
    expect(await left()).toBe(0);
  });

  it('are told by one call at a time in a process, and what comes meanwhile behind it', async () => {
    let atOnce = 0;
    const ids = Array.from({ length: 40 }, (_, i) => i + 1);
    const slowly = async (stale: StalePages) => {
      expect(++atOnce).toBe(1);
      for (const id of ids.splice(0, 10)) {
        await mark(id);
        await deliverInTurn(connection.db, slowly);
      }
      told.push(stale);
      atOnce--;
    };
    await mark(1000);
    await deliverInTurn(connection.db, slowly);
    expect(await left()).toBe(0);
    expect(told.map(({ products }) => products.length)).toEqual([1, 10, 10, 10, 10]);
  });

  it('wake the subscriber of this process once they are committed, and only then', async () => {
    const seen: number[] = [];
    let woken = 0;
    onStaleProducts(connection.db, () => woken++);
    await transact(connection.db, async (tx) => {
      await markProductsStale(tx, [7]);
      await markProductsStale(tx, [8]);
      seen.push(woken);
    });
    await transact(connection.db, async () => {});
    await mark();
    await transact(connection.db, async (tx) => {
      await markProductsStale(tx, [9]);
      throw new Error('rolled back');
    }).catch(() => {});
    expect([...seen, woken]).toEqual([0, 1]);
  });
});
