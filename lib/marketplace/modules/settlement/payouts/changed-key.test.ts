import { eq } from 'drizzle-orm';
import { bankAccounts } from '../../../kernel/db/schema/settlement';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeOperator } from '../../operators/testing/make-operator';
import { type Market, openMarket } from '../../payments/testing/market';
import { isReadable, unseal } from '../bank/bank-account';
import { sealBankAccounts } from '../bank/seal-bank-accounts';
import { exportBankFile } from '../operator/bank-file';
import { makeApproved } from '../testing/approved';
import { requestPayouts } from './request-payouts';

describe.each(testDatabases)('a changed BANK_DETAILS_KEY on $name', ({ open }) => {
  let market: Market;
  let token: string;
  beforeAll(async () => {
    market = await openMarket(await open());
    ({ token } = await makeOperator(market.db, { role: 'finance' }));
  });
  beforeEach(() => {
    process.env.BANK_DETAILS_KEY = 'the first key';
  });
  afterAll(async () => {
    delete process.env.BANK_DETAILS_KEY;
    await market.close();
  });

  const pay = async (id: number) =>
    (await market.api.call('POST', '/api/operator/settlements/pay', { token, body: { ids: [id] } }))
      .body.data;
  const view = async (id: number) =>
    (await market.api.call('GET', `/api/operator/settlements/${id}`, { token })).body.data;

  it('refuses to pay or to write the bank file, and pays once the key is back', async () => {
    const { id } = await makeApproved(market.db);
    process.env.BANK_DETAILS_KEY = 'another key';
    expect(await pay(id)).toMatchObject({ count: 0, skipped: [{ why: 'account_unreadable' }] });
    const file = await exportBankFile(market.db, { now: new Date() });
    expect(file).toMatchObject({ count: 0, skipped: [{ why: 'account_unreadable' }] });
    expect((await view(id)).status).toBe('approved');
    process.env.BANK_DETAILS_KEY = 'the first key';
    expect((await pay(id)).count).toBe(1);
    await market.quiet();
    expect((await view(id)).status).toBe('paid');
  });

  it('ends what it meets on its way to the provider, so that it can be paid again', async () => {
    const { id } = await makeApproved(market.db);
    const asked = { ids: [id], exported: false, provider: 'test', by: null, now: new Date() };
    await requestPayouts(market.db, asked);
    process.env.BANK_DETAILS_KEY = 'another key';
    await market.jobs(1);
    const { status, payouts } = await view(id);
    expect([status, payouts[0].state]).toEqual(['approved', 'failed']);
    expect(payouts[0].provider_words).toContain('BANK_DETAILS_KEY');
    process.env.BANK_DETAILS_KEY = 'the first key';
    expect((await pay(id)).count).toBe(1);
    await market.quiet();
    expect((await view(id)).status).toBe('paid');
  });

  it('encrypts accounts that were stored before there was a key', async () => {
    const { db } = market;
    delete process.env.BANK_DETAILS_KEY;
    const { store } = await makeApproved(db);
    expect(await sealBankAccounts(db)).toBe(0);
    process.env.BANK_DETAILS_KEY = 'the first key';
    expect(await sealBankAccounts(db)).toBe(1);
    expect(await sealBankAccounts(db)).toBe(0);
    const [row] = await db.select().from(bankAccounts).where(eq(bankAccounts.storeId, store.id));
    const stored = String(row?.accountNumber);
    expect([stored.includes('123456789012'), unseal(stored)]).toEqual([false, '123456789012']);
    process.env.BANK_DETAILS_KEY = 'another key';
    expect(isReadable(stored)).toBe(false);
  });
});
