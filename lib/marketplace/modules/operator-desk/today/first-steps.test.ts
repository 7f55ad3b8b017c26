import { defaultCompany } from '@/lib/company/company';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { categories } from '../../../kernel/db/schema/catalog';
import { commissionRates } from '../../../kernel/db/schema/ledger';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { operatorToken } from '../../orders/testing/orders';
import { changeSettings } from '../../settings/change';
import { deliverSale } from '../../settlement/testing/sales';
import { findFirstSteps } from './today';

describe.each(testDatabases)('the first steps of a market on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    process.env.PAYMENTS = 'off';
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
  });
  afterAll(async () => {
    delete process.env.PAYMENTS;
    delete process.env.OPERATOR_TOKEN;
    await connection.close();
  });

  const done = async () =>
    (await findFirstSteps(connection.db, false))
      ?.filter((each) => each.done)
      .map(({ step }) => step);

  it('are ticked off by what is there, and go with the first order', async () => {
    const { db } = connection;
    expect(await done()).toEqual(['payments']);
    const value = { ...defaultCompany, is_demo: false, gstin: '27AAPFU0939F1ZV' };
    await changeSettings(db, { group: 'company', value, operatorId: null });
    expect(await done()).toEqual(['company', 'payments']);
    await db.insert(categories).values({ name: 'Shirts', slug: 'shirts', position: 1 });
    await db.insert(commissionRates).values({ basisPoints: 1000, validFrom: new Date() });
    expect(await done()).toEqual(['company', 'category', 'commission', 'payments']);
    await makeProduct(db);
    expect((await done())?.slice(-2)).toEqual(['seller', 'listing']);
    const api = testHost(connection);
    await deliverSale({ db, api });
    expect(await findFirstSteps(db, false)).toBeNull();
  });
});
