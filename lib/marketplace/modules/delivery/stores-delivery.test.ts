import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeDeal, makeProduct, makeStore } from '../../kernel/db/testing/fixtures';

describe.each(testDatabases)('delivery by store on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  it('tells what open stores ask for and when it is there, for a screen in one call', async () => {
    const { db } = connection;
    const near = await makeStore(db, { pincode: '400050', shippingFee: 0 });
    const far = await makeStore(db, { pincode: '781001', freeShippingFrom: null });
    const closed = await makeStore(db, { status: 'suspended' });
    const ask = (pincode: string, ids: (number | string)[], lang?: 'hi') =>
      api.call('GET', `/api/delivery?pincode=${pincode}&stores=${ids.join(',')}`, { lang });
    const { body, headers } = await ask('400001', [near.id, far.id, closed.id, 999_999], 'hi');
    expect(body.data).toMatchObject({
      pincode: '400001',
      city: 'मुंबई',
      serviceable: true,
      cod: true,
      stores: [
        { id: near.id, shipping: 0, free_shipping_from: 500 },
        { id: far.id, shipping: 49, free_shipping_from: null },
      ],
    });
    const [first, second] = body.data.stores;
    expect(first.latest < second.latest).toBe(true);
    expect(headers.get('cache-control')).toBe('private, max-age=300');
    expect((await ask('682551', [near.id])).body.data).toMatchObject({
      serviceable: false,
      cod: false,
      stores: [],
    });
    expect((await ask('796001', [near.id])).body.data).toMatchObject({ cod: false });
    const unknown = await ask('999999', [near.id], 'hi');
    expect(unknown.status).toBe(404);
    expect(unknown.body.message).toBe('भारत में ऐसा कोई पिनकोड नहीं है। कृपया छहों अंक जाँच लें।');
    for (const ids of [[''], ['x'], [1, ''], Array(101).fill(1)]) {
      expect((await ask('400001', ids)).status).toBe(422);
    }
  });

  it('lists what is delivered within some days of today', async () => {
    const { db } = connection;
    const near = await makeStore(db, { pincode: '560050' });
    const far = await makeStore(db, { pincode: '781001' });
    await makeProduct(db, { storeId: near.id, slug: 'near', name: 'Brass lamp' });
    await makeProduct(db, { storeId: far.id, slug: 'far', name: 'Brass lamp' });
    const find = async (query: string) => {
      const { data } = (await api.call('GET', `/api/products?search=brass+lamp&${query}`)).body;
      return data.products.map(({ slug }: { slug: string }) => slug).sort();
    };
    expect(await find('pincode=560001&delivery_days=3')).toEqual(['near']);
    expect(await find('pincode=560001&delivery_days=8')).toEqual(['far', 'near']);
    expect(await find('pincode=682551&delivery_days=8')).toEqual([]);
    // Half of the pair narrows nothing.
    for (const query of ['delivery_days=3', 'pincode=560001']) {
      expect(await find(query)).toEqual(['far', 'near']);
    }
    const wrong = await api.call('GET', '/api/products?pincode=x&delivery_days=3');
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['pincode']]);
  });

  it('says on a card what sending one piece costs', async () => {
    const { db } = connection;
    const store = await makeStore(db, { shippingFee: 4_950, freeShippingFrom: 50_000 });
    const { id } = await makeProduct(db, { storeId: store.id, price: 50_000, mrp: 60_000 });
    const fee = async () =>
      (await api.call('GET', `/api/products?ids=${id}`)).body.data.products[0].delivery_fee;
    expect(await fee()).toBe(0);
    await makeDeal(db, id, 49_900);
    expect(await fee()).toBe(49.5);
  });
});
