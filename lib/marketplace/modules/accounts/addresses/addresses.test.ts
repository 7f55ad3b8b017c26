import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeShopper } from '../../../kernel/db/testing/fixtures';

const home = {
  full_name: 'Asha Rao',
  phone: '98765 43210',
  full_address: '12 MG Road',
  city: 'Pune',
  state: 'महाराष्ट्र',
  pincode: '४११००१',
};

describe.each(testDatabases)('addresses on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let token: string;
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', id?: number, body?: unknown) =>
    api.call(method, id ? `/api/addresses/${id}` : '/api/addresses', { token, body });
  const add = async (more = {}) => (await call('POST', undefined, { ...home, ...more })).body.data;
  const defaults = async () =>
    (await call('GET')).body.data
      .filter((address: { is_default: boolean }) => address.is_default)
      .map((address: { id: number }) => address.id);

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    ({ token } = await makeShopper(connection.db));
  });

  it('saves an address with its state in English and its digits in Latin', async () => {
    const { status, body } = await call('POST', undefined, {
      ...home,
      type: 'work',
      location: { lat: 18.52, lng: 73.85 },
    });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(Number),
      ...home,
      phone: '9876543210',
      state: 'Maharashtra',
      pincode: '411001',
      landmark: null,
      location: { lat: 18.52, lng: 73.85 },
      type: 'work',
      is_default: true,
    });
    expect((await call('GET')).body.data).toEqual([body.data]);
  });

  it.each([
    ['full_name', ' ', 'Full name is required.', 'पूरा नाम ज़रूरी है।'],
    ['full_address', '', 'Address is required.', 'पता ज़रूरी है।'],
    ['city', undefined, 'City is required.', 'शहर ज़रूरी है।'],
    ['pincode', '41100', 'Pincode must be 6 digits.', 'पिनकोड 6 अंकों का होना चाहिए।'],
    ['pincode', '411001x', 'Pincode must be 6 digits.', 'पिनकोड 6 अंकों का होना चाहिए।'],
    [
      'state',
      'Atlantis',
      'Choose an Indian state or union territory.',
      'भारत का कोई राज्य या केंद्र शासित प्रदेश चुनें।',
    ],
  ])('refuses %s %j in both languages', async (field, value, english, hindi) => {
    const body = { ...home, [field]: value };
    const inEnglish = await api.call('POST', '/api/addresses', { token, body });
    const inHindi = await api.call('POST', '/api/addresses', { token, body, lang: 'hi' });
    expect(inEnglish.status).toBe(422);
    expect(inEnglish.body.errors).toEqual({ [field]: english });
    expect(inHindi.body.errors).toEqual({ [field]: hindi });
  });

  it('has one default: the first, until another is made it', async () => {
    const first = await add();
    const second = await add();
    expect(await defaults()).toEqual([first.id]);
    const third = await add({ is_default: 1 });
    expect(await defaults()).toEqual([third.id]);
    await call('PUT', second.id, { ...home, is_default: true });
    expect(await defaults()).toEqual([second.id]);
    await call('PUT', second.id, { ...home, city: 'Nagpur', is_default: false });
    expect(await defaults()).toEqual([second.id]);
    expect((await call('GET')).body.data[0]).toMatchObject({ id: second.id, city: 'Nagpur' });
  });

  it('has one default when several are added at once', async () => {
    await Promise.all([add(), add({ is_default: true }), add({ is_default: true })]);
    expect(await defaults()).toHaveLength(1);
  });

  it('passes the default on when it is removed', async () => {
    const first = await add();
    await add();
    const third = await add();
    expect((await call('DELETE', first.id)).status).toBe(200);
    expect(await defaults()).toEqual([third.id]);
    expect((await call('DELETE', first.id)).status).toBe(404);
  });

  it("does not know other shoppers' addresses", async () => {
    const theirs = await add();
    ({ token } = await makeShopper(connection.db));
    expect((await call('PUT', theirs.id, home)).status).toBe(404);
    expect((await call('DELETE', theirs.id)).body).toEqual({
      success: false,
      message: 'Address not found.',
    });
    expect((await call('GET')).body.data).toEqual([]);
  });

  it('wants a signed-in shopper', async () => {
    expect((await api.call('POST', '/api/addresses', { body: home })).status).toBe(401);
  });
});
