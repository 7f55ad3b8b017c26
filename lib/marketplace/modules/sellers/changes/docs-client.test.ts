import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { eq, sql } from 'drizzle-orm';
import type { ChangedSku } from '@/lib/contract/schemas/seller/listings';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { openTestDatabase } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { makeSeller } from '../testing/members';
import { makeApiToken } from '../tokens/testing/make-api-token';

type Row = { sku: string; by?: number; price?: number };
type Sku = { sku: string; stock: number; price: number };
type Store = {
  change: (rows: Row[], key: string) => Promise<ChangedSku[]>;
  changes: (cursor?: string) => AsyncIterable<{ skus: Sku[]; cursor: string }>;
};
type Client = {
  haat: (market: string, token: string) => Store;
  sync: (store: Store, warehouse: object) => Promise<void>;
};

/** Makes a store's own system, which stores everything it would lose in a crash. */
function makeWarehouse() {
  const state = {
    pending: { rows: [] as Row[], key: '' },
    stocks: new Map<string, number>(),
    refused: [] as ChangedSku[],
    cursor: undefined as string | undefined,
    reads: 0,
  };
  const warehouse = {
    pending: async () => state.pending,
    sent: async (_key: string, refused: ChangedSku[]) => {
      state.refused = refused;
      state.pending = { rows: [], key: '' };
    },
    cursor: async () => state.cursor,
    save: async (skus: Sku[], cursor: string) => {
      for (const { sku, stock } of skus) state.stocks.set(sku, stock);
      state.reads += skus.length;
      state.cursor = cursor;
    },
  };
  return { state, warehouse };
}

describe('the client in docs/seller-sync.mjs', () => {
  let connection: Connection;
  let server: Server;
  let client: Client;
  /** The number of coming answers that get lost. */
  let lost = 0;
  beforeAll(async () => {
    connection = await openTestDatabase();
    const { host } = testHost(connection);
    const listener = getRequestListener(async (request) => {
      const answer = await host.fetch(request);
      if (lost === 0) return answer;
      lost--;
      return new Response('', { status: 502, headers: { 'retry-after': '0' } });
    });
    server = createServer(listener);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const path = resolve('docs/seller-sync.mjs');
    client = await import(path);
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await connection.close();
  });

  it('keeps a warehouse and a store in step, also when answers are lost', async () => {
    const { db } = connection;
    const seller = await makeSeller(db);
    const { token } = await makeApiToken(db, seller, ['listings:read', 'listings:write']);
    const { port } = server.address() as AddressInfo;
    const store = client.haat(`http://127.0.0.1:${port}`, token);
    const made = [];
    for (const sku of ['A', 'B', 'C']) {
      made.push(await makeProduct(db, { storeId: seller.store.id, sku }));
    }
    const { state, warehouse } = makeWarehouse();
    await client.sync(store, warehouse);
    expect(state).toMatchObject({ reads: 3 });
    state.pending = {
      rows: [
        { sku: 'A', by: 5 },
        { sku: 'B', by: -2, price: 95 },
        { sku: 'Z', by: 1 },
      ],
      key: 'delivery-1',
    };
    lost = 2;
    await client.sync(store, warehouse);
    expect(state.refused).toMatchObject([{ sku: 'Z', code: 'sku_gone' }]);
    await db.execute(sql`insert into stock_movements (product_id, store_id, delta, kind, reason)
      values (${made[2]?.id}, ${seller.store.id}, -3, 'correction', 'Sold')`);
    while (state.reads < 6) await client.sync(store, warehouse);
    expect([...state.stocks]).toEqual([
      ['A', 15],
      ['B', 8],
      ['C', 7],
    ]);
    expect(state.reads).toBe(6);
    const [b] = await db
      .select()
      .from(products)
      .where(eq(products.id, Number(made[1]?.id)));
    expect(b?.price).toBe(9_500);
    await expect(
      client.haat(`http://127.0.0.1:${port}`, 'haat_no').change([], ''),
    ).resolves.toEqual([]);
    await expect(
      client.sync(client.haat(`http://127.0.0.1:${port}`, 'no'), warehouse),
    ).rejects.toThrow('401');
  });
});
