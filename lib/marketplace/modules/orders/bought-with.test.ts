import { eq } from 'drizzle-orm';
import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { shipments } from '../../kernel/db/schema/orders';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { placeCod } from './testing/orders';

type Product = Awaited<ReturnType<typeof makeProduct>>;

describe.each(testDatabases)('what was bought on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  async function buy(bought: Product[], status: ShipmentStatus = 'placed') {
    const { db } = connection;
    const shopper = await makeShopper(db);
    const wanted = bought.map((product) => ({ product }));
    const order = await placeCod({ db, api, shopper }, wanted);
    await db.update(shipments).set({ status }).where(eq(shipments.orderId, order.id));
    return shopper;
  }
  const make = (name: string) => makeProduct(connection.db, { name, stock: 1000 });
  const names = async (path: string, token?: string) =>
    (await api.call('GET', path, { token })).body.data.map(({ name }: { name: string }) => name);

  it('together stands in at least two orders that were not cancelled, the most frequent first', async () => {
    const [kurta, dupatta, bangles, juti] = await Promise.all(
      ['Kurta', 'Dupatta', 'Bangles', 'Juti'].map(make),
    );
    if (!kurta || !dupatta || !bangles || !juti) throw new Error('no products');
    await buy([kurta, bangles]);
    await buy([kurta, bangles, dupatta], 'delivered');
    await buy([kurta, dupatta], 'shipped');
    await buy([kurta, dupatta, juti]);
    await buy([kurta, juti], 'cancelled');
    await buy([juti, bangles]);
    expect(await names(`/api/products/${kurta.id}/bought-with`)).toEqual(['Dupatta', 'Bangles']);
    expect(await names(`/api/products/${juti.id}/bought-with`)).toEqual([]);
    expect(await names('/api/products/99999999/bought-with')).toEqual([]);
  });

  it('before is what the shopper received, and nobody else sees it', async () => {
    const [atta, ghee] = [await make('Atta'), await make('Ghee')];
    const received = await buy([atta, ghee], 'delivered');
    const waiting = await buy([atta]);
    expect(await names('/api/bought-before', received.token)).toEqual(['Ghee', 'Atta']);
    expect(await names('/api/bought-before', waiting.token)).toEqual([]);
    expect((await api.call('GET', '/api/bought-before')).status).toBe(401);
  });
});
