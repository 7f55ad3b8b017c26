import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { makeSeller } from '../testing/members';
import { endHolidays } from './service';

const profile = {
  name: 'Neem Tree',
  about_en: 'We weave in Pune.',
  about_hi: 'हम पुणे में बुनते हैं।',
  care_email: 'care@neem.example',
  care_phone: '98200 12345',
  holiday_from: '2099-10-20',
  holiday_to: '2099-10-25',
  shipping_fee: '59.50',
  free_shipping_from: '1,000',
};

const pickup = {
  name: 'Warehouse',
  phone: '9800000000',
  address: '1 Bazaar Road',
  city: 'Pune',
  state: 'maharashtra',
  pincode: '411001',
};

describe.each(testDatabases)("a store's profile on $name", ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());
  const path = '/api/seller/store';

  it('is changed by its owner, shown in the shop, and keeps its address there', async () => {
    const { token, store } = await makeSeller(connection.db);
    const product = await makeProduct(connection.db, { storeId: store.id });
    await api.staleProducts();
    const { status, body } = await api.call('PUT', path, { token, body: profile });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...profile,
      care_phone: '9820012345',
      shipping_fee: 59.5,
      free_shipping_from: 1000,
      slug: store.slug,
      legal: { gstin: store.gstin, pan: '••••••939F' },
    });
    expect(await api.staleProducts()).toContain(product.id);
    const shown = (await api.call('GET', `/api/stores/${store.slug}`)).body.data;
    expect(shown).toMatchObject({
      name: 'Neem Tree',
      about: { en: 'We weave in Pune.', hi: 'हम पुणे में बुनते हैं।' },
      holiday: { from: '2099-10-20', to: '2099-10-25' },
      care_email: 'care@neem.example',
    });
    await api.call('PUT', path, { token, body: { ...profile, about_en: 'We weave.' } });
    expect(await api.staleProducts()).not.toContain(product.id);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ care_email: 'nobody' }, 'care_email'],
    [{ shipping_fee: '-1' }, 'shipping_fee'],
    [{ shipping_fee: '' }, 'shipping_fee'],
    [{ free_shipping_from: 'much' }, 'free_shipping_from'],
    [{ holiday_to: '' }, 'holiday_to'],
    [{ holiday_to: '2099-10-19' }, 'holiday_to'],
    [{ holiday_from: 'Diwali' }, 'holiday_from'],
    [{ about_en: 'x'.repeat(2001) }, 'about_en'],
  ])('refuses %j at its field', async (wrong, field) => {
    const { token } = await makeSeller(connection.db);
    const { status, body } = await api.call('PUT', path, { token, body: { ...profile, ...wrong } });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('is back from a holiday on the day after its last one, in India', async () => {
    const { store } = await makeSeller(connection.db, {
      holidayFrom: '2026-11-01',
      holidayTo: '2026-11-05',
    });
    const holiday = async () => {
      const [row] = await connection.db.select().from(stores).where(eq(stores.id, store.id));
      return row?.holidayTo;
    };
    await endHolidays(connection.db, new Date('2026-11-05T18:00:00Z'));
    expect(await holiday()).toBe('2026-11-05');
    await endHolidays(connection.db, new Date('2026-11-05T19:00:00Z'));
    expect(await holiday()).toBeNull();
  });

  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b45309' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  async function sendPicture(token: string, name: 'logo' | 'banner', bytes: Buffer | string) {
    const body = new FormData();
    const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
    body.set(name, new File([part], `${name}.png`, { type: 'image/png' }));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.host.request(`${path}/pictures`, { method: 'POST', headers, body });
    return { status: answer.status, body: await answer.json() };
  }

  it.each(['logo', 'banner'] as const)('takes a new %s, drawn anew', async (name) => {
    const { token } = await makeSeller(connection.db);
    const taken = await sendPicture(token, name, await png(40, 40));
    expect([taken.status, taken.body.data[name]]).toEqual([
      200,
      expect.stringMatching(/^\/api\/uploads\/stores\/.+\.webp$/),
    ]);
  });

  it.each([
    ['a disguised file', async () => '<svg onload="alert(1)"/>'],
    ['more than 40 megapixels in a few bytes', () => png(9000, 9000)],
    ['more than 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1)],
  ])('takes neither logo nor banner that is %s', async (_, bytes) => {
    const { token } = await makeSeller(connection.db);
    for (const name of ['logo', 'banner'] as const) {
      const { status, body } = await sendPicture(token, name, await bytes());
      expect([status, Object.keys(body.errors)]).toEqual([422, [name]]);
    }
  });

  it('has one default among its pickup addresses as long as there are any', async () => {
    const { token } = await makeSeller(connection.db);
    const at = `${path}/pickup-addresses`;
    const save = async (more: object, id?: number) =>
      (
        await api.call(id ? 'PUT' : 'POST', id ? `${at}/${id}` : at, {
          token,
          body: { ...pickup, ...more },
        })
      ).body.data;
    const defaults = async () => {
      const { data } = (await api.call('GET', path, { token })).body;
      return data.pickup_addresses
        .filter((each: { is_default: boolean }) => each.is_default)
        .map((each: { id: number }) => each.id);
    };
    const first = await save({});
    expect(first).toMatchObject({ state: 'Maharashtra', is_default: true });
    const second = await save({ name: 'Shop', is_default: true });
    expect(await defaults()).toEqual([second.id]);
    await save({ name: 'Workshop' }, second.id);
    expect(await defaults()).toEqual([second.id]);
    await api.call('DELETE', `${at}/${second.id}`, { token });
    expect(await defaults()).toEqual([first.id]);
    for (const [wrong, field, said] of [
      [{ pincode: '160059' }, 'state', 'lies in another state'],
      [{ pincode: '999999' }, 'pincode', 'no such pincode'],
    ] as const) {
      const refused = await api.call('POST', at, { token, body: { ...pickup, ...wrong } });
      expect([refused.status, refused.body.errors[field]]).toEqual([
        422,
        expect.stringContaining(said),
      ]);
    }
    const nowhere = await api.call('POST', at, { token, body: { ...pickup, state: 'Utopia' } });
    expect(Object.keys(nowhere.body.errors)).toEqual(['state']);
  });
});
