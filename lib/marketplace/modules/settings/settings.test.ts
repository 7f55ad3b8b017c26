import { sql } from 'drizzle-orm';
import { defaultCompany } from '@/lib/company/company';
import { defaultDelivery } from '@/lib/contract/schemas/settings/delivery';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { settingVersions } from '../../kernel/db/schema/settings';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct } from '../../kernel/db/testing/fixtures';
import { readGroup } from '../../kernel/settings/queries';
import { openSettings } from '../../kernel/settings/snapshot';
import { makeOperator } from '../operators/testing/make-operator';

const company = {
  ...defaultCompany,
  is_demo: false,
  brand: { en: 'Bazaar Nila', hi: 'बाज़ार नीला' },
  legal_name: 'Nila Retail Private Limited',
  gstin: '27AAPFU0939F1ZV',
  postal_address: { ...defaultCompany.postal_address, street: '7 Laxmi Road' },
  phone: '020 2445 1234',
  grievance_officer: {
    name: { en: 'Anil Rao', hi: 'अनिल राव' },
    email: 'anil@nila.example',
    phone: '020 2445 1235',
  },
};

describe.each(testDatabases)('settings on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let token: string;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    token = (await makeOperator(connection.db)).token;
  });
  afterAll(() => connection.close());

  const put = (group: string, body: object, lang: 'en' | 'hi' = 'en') =>
    api.call('PUT', `/api/operator/settings/${group}`, { token, body, lang });
  const held = async () => (await api.call('GET', '/api/operator/settings', { token })).body.data;

  it('are the defaults of the code until somebody sets them', async () => {
    const { body } = await api.call('GET', '/api/site');
    expect(body.data.company).toEqual(defaultCompany);
    expect((await held()).delivery).toEqual({
      value: defaultDelivery,
      version: 0,
      changed_at: null,
    });
  });

  it.each([
    ['brand', { brand: { en: '<Haat>', hi: 'हाट' } }, 'value.brand.en'],
    ['no demo with the demo’s GSTIN', { is_demo: false }, 'value.gstin'],
    ['a GSTIN of another state', { ...company, gstin: '29AAPFU0939F1ZR' }, 'value.gstin'],
    ['CIN', { cin: 'U1' }, 'value.cin'],
    ['link', { social: [{ network: 'X', href: 'javascript:alert(1)' }] }, 'value.social.0.href'],
  ])('refuse a wrong value in words: %s', async (_, wrong, field) => {
    const { status, body } = await put('company', { value: { ...defaultCompany, ...wrong } });
    expect(status).toBe(422);
    expect(body.errors[field]).toMatch(/^[A-Z].{10,}\.$/);
    const hindi = await put('company', { value: { ...defaultCompany, ...wrong } }, 'hi');
    expect(hindi.body.errors[field]).toMatch(/।$/);
  });

  it('go on holding a firm that was entered with the demo’s phone by an earlier release', async () => {
    const { db } = connection;
    const entered = { ...company, phone: defaultCompany.phone };
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(settingVersions).values({ group: 'company', value: entered });
        expect(await readGroup(tx, 'company')).toEqual(entered);
        throw new Error('not kept');
      }),
    ).rejects.toThrow('not kept');
  });

  it('refuse a firm of its own with the street, phone or officer of the demo', async () => {
    const value = { ...defaultCompany, is_demo: false, gstin: company.gstin };
    const { status, body } = await put('company', { value });
    expect([status, Object.keys(body.errors).sort()]).toEqual([
      422,
      [
        'value.grievance_officer.email',
        'value.grievance_officer.name.en',
        'value.grievance_officer.name.hi',
        'value.grievance_officer.phone',
        'value.phone',
        'value.postal_address.street',
      ],
    ]);
  });

  it('refuse days in the wrong order, and a limit that is no whole sum', async () => {
    const days = { ...defaultDelivery.days, city: { min: 3, max: 2 } };
    const { body } = await put('delivery', { value: { days, cut_off_hour: 14, cash_limit: 10.5 } });
    expect(Object.keys(body.errors).sort()).toEqual(['value.cash_limit', 'value.days.city.max']);
  });

  it('hold at once where they were set, and mark every page stale', async () => {
    const { status, body } = await put('company', { value: company, note: 'We begin', version: 0 });
    expect(status).toBe(200);
    expect(body.data.company.value.legal_name).toBe(company.legal_name);
    const site = await api.call('GET', '/api/site');
    expect(site.body.data.company).toEqual(company);
    expect((await api.stalePages()).some(({ site: all }) => all)).toBe(true);
  });

  it('refuse to overwrite what somebody else has set meanwhile', async () => {
    const { status } = await put('company', { value: company, version: 0 });
    expect(status).toBe(409);
  });

  it('decide delivery: another hour, other days, another limit', async () => {
    const product = await makeProduct(connection.db);
    const read = async () => {
      const { body } = await api.call('GET', `/api/products/${product.id}`);
      return body.data.delivery.transit_days;
    };
    expect(await read()).toEqual({ min: 1, max: 12 });
    const days = { ...defaultDelivery.days, remote: { min: 9, max: 21 } };
    await put('delivery', { value: { ...defaultDelivery, days } });
    expect(await read()).toEqual({ min: 1, max: 21 });
  });

  it('keep every version with who, when and why', async () => {
    await put('company', { value: defaultCompany, note: 'Back to the demo' });
    const { body } = await api.call('GET', '/api/operator/settings/company/versions', { token });
    expect(body.data.map(({ note }: { note: string }) => note)).toEqual([
      'Back to the demo',
      'We begin',
    ]);
    expect(body.data[1]).toMatchObject({ value: company, operator: expect.any(String) });
  });

  it.each(['update setting_versions set note = null', 'delete from setting_versions'])(
    'refuse to forget: %s',
    async (statement) => {
      await expect(connection.db.execute(sql.raw(statement))).rejects.toThrow();
      expect(await connection.db.$count(settingVersions)).toBeGreaterThan(1);
    },
  );

  it('are seen by another instance within five seconds', async () => {
    const seen = new Promise<number>((resolve) => {
      const other = openSettings(connection.db, ({ delivery }) => {
        if (delivery.cash_limit !== 12_345) return;
        other.stop();
        resolve(Date.now());
      });
      other.start();
    });
    const before = Date.now();
    await put('delivery', { value: { ...defaultDelivery, cash_limit: 12_345 } });
    expect((await seen) - before).toBeLessThan(5000);
  });
});
