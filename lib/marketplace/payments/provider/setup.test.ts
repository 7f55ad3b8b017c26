import { jest } from '@jest/globals';
import type { Connection } from '../../db/connection';
import { testDatabases } from '../../db/testing/databases';
import { paymentsFromConfig, testPayments } from './setup';

describe.each(testDatabases)('the payment provider on $name', ({ open }) => {
  let connection: Connection;
  const environment = { ...process.env };

  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const live = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'secret' };
  const test = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'secret' };

  it.each([
    ['in development without keys', {}, 'test'],
    ['in production without keys', { NODE_ENV: 'production' }, undefined],
    ['in production on purpose', { NODE_ENV: 'production', PAYMENTS: 'test' }, 'test'],
    ['with test keys', test, 'razorpay'],
    ['with live keys', { NODE_ENV: 'production', ...live }, 'razorpay'],
    ['with live keys and PAYMENTS=test', { PAYMENTS: 'test', ...live }, 'razorpay'],
    ['with half of the live keys', { RAZORPAY_KEY_ID: 'rzp_live_1', PAYMENTS: 'test' }, undefined],
    ['with a secret only', { RAZORPAY_KEY_SECRET: 'secret', PAYMENTS: 'test' }, undefined],
  ])('%s', async (_, settings, kind) => {
    jest.replaceProperty(process, 'env', { ...environment, ...settings } as NodeJS.ProcessEnv);
    const { provider, testProvider } = await paymentsFromConfig(connection.db);
    expect(provider?.kind).toBe(kind);
    expect(testProvider !== undefined).toBe(kind === 'test');
  });

  it('never by the test provider beside live keys', async () => {
    jest.replaceProperty(process, 'env', { ...environment, ...live });
    await expect(testPayments(connection.db)).rejects.toThrow('rzp_live_');
  });

  it('by one test provider, whichever instance asks', async () => {
    const [one, other] = await Promise.all([
      testPayments(connection.db),
      testPayments(connection.db),
    ]);
    expect(one.testProvider.keys).toEqual(other.testProvider.keys);
  });
});
