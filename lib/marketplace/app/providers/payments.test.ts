import { jest } from '@jest/globals';
import type { Connection } from '../../kernel/db/connection';
import { testDatabases } from '../../kernel/db/testing/databases';
import { paymentsFromConfig, testPayments } from './payments';

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
    const { providers, testProvider } = await paymentsFromConfig(connection.db);
    expect(providers.offered?.name).toBe(kind);
    expect(testProvider !== undefined).toBe(kind === 'test');
  });

  const x = {
    RAZORPAYX_KEY_ID: 'rzp_live_1',
    RAZORPAYX_KEY_SECRET: 'secret',
    RAZORPAYX_ACCOUNT_NUMBER: '7878780080316316',
    RAZORPAYX_WEBHOOK_SECRET: 'secret',
  };

  it.each([
    ['by the test provider where it takes the money', {}, 'test'],
    ['by the test provider there, whatever keys of RazorpayX there are', x, 'test'],
    ['by bank file without keys', live, undefined],
    ['by RazorpayX with its keys', { ...live, ...x }, 'razorpayx'],
    [
      'by bank file with a part of them',
      { ...live, ...x, RAZORPAYX_WEBHOOK_SECRET: '' },
      undefined,
    ],
    [
      'by RazorpayX without card payments',
      { PAYMENTS: 'off', NODE_ENV: 'production', ...x },
      'razorpayx',
    ],
  ])('pays out %s', async (_, settings, kind) => {
    jest.replaceProperty(process, 'env', { ...environment, ...settings } as NodeJS.ProcessEnv);
    expect((await paymentsFromConfig(connection.db)).payouts.offered?.name).toBe(kind);
  });

  it('never by the test provider beside live keys', async () => {
    jest.replaceProperty(process, 'env', { ...environment, ...live });
    await expect(testPayments(connection.db)).rejects.toThrow('beside keys by which money moves');
  });

  it('by one test provider, whichever instance asks', async () => {
    const [one, other] = await Promise.all([
      testPayments(connection.db),
      testPayments(connection.db),
    ]);
    expect(one.testProvider.keys).toEqual(other.testProvider.keys);
  });
});
