import { eq, sql } from 'drizzle-orm';
import { defaultLimits } from '@/lib/contract/schemas/settings/limits';
import { testPayments } from '../../../app/providers/payments';
import { testHost } from '../../../app/testing/test-host';
import { audit } from '../../../audit/audit';
import type { Connection, Database } from '../../../kernel/db/connection';
import { otps } from '../../../kernel/db/schema/accounts';
import { cashConfirmations } from '../../../kernel/db/schema/learned';
import { orders } from '../../../kernel/db/schema/orders';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { memoryLimiter } from '../../../kernel/limits/limiter';
import { sealCashCodeRequest } from '../../accounts';
import { codOrder, operatorToken, pune } from '../testing/orders';

describe.each(testDatabases)('cash orders confirmed by a code on $name', ({ open }) => {
  let connection: Connection;
  let db: Database;
  let payments: Awaited<ReturnType<typeof testPayments>>;
  let api: ReturnType<typeof testHost>;
  let numbers = 0;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    ({ db } = connection);
    payments = await testPayments(db);
  });
  beforeEach(async () => {
    api = testHost(connection, { payments });
    await thresholds({ cash_code_percent: 0 });
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await connection.close();
  });

  async function thresholds(given: { cash_code_percent?: number; cash_risk_percent?: number }) {
    const body = { value: { ...defaultLimits, open_cash_orders: 0, ...given } };
    const path = '/api/operator/settings/limits';
    expect((await api.call('PUT', path, { token: operatorToken, body })).status).toBe(200);
  }

  /** Opens a host that counts tries; the other tests ask more often than one person may. */
  async function withLimits() {
    api = testHost(connection, { payments, limiter: memoryLimiter() });
    await thresholds({ cash_code_percent: 0 });
  }

  /** A shopper with one line in the cart and an address with a number of its own. */
  async function asked() {
    const shopper = await makeShopper(db);
    const product = await makeProduct(db, { price: 10_000 });
    const to = { ...pune, phone: String(9_100_000_000 + ++numbers) };
    return { shopper, to, items: [await makeCartLine(db, shopper.id, product)] };
  }
  type Asked = Awaited<ReturnType<typeof asked>>;
  type More = { code?: string; key?: string; to?: typeof pune; lang?: 'hi'; method?: string };

  const place = (
    { shopper, items, ...one }: Asked,
    { code, key, to, lang, method = 'cod' }: More = {},
  ) =>
    api.call('POST', '/api/orders', {
      token: shopper.token,
      body: codOrder(items, {
        shipping_address: to ?? one.to,
        payment_method: method,
        ...(code && { cash_code: code }),
      }),
      headers: key ? { 'idempotency-key': key } : {},
      lang,
    });
  const send = ({ shopper }: Pick<Asked, 'shopper'>, request: string) =>
    api.call('POST', '/api/orders/cash-code', { token: shopper.token, body: { request } });
  const requestFor = async (one: Asked) => (await place(one)).body.data.cash_code as string;
  const codeIn = (text = '') => /\d{6}/.exec(text)?.[0] ?? '';
  const lastSms = () => codeIn(api.texts.at(-1)?.text);
  const wrong = (code: string) => (code === '123456' ? '654321' : '123456');
  const codeFor = async (one: Asked) => {
    expect((await send(one, await requestFor(one))).status).toBe(200);
    return lastSms();
  };
  const confirmedBy = async (orderId: number) => {
    const [row] = await db
      .select()
      .from(cashConfirmations)
      .where(eq(cashConfirmations.orderId, orderId));
    return row?.sentBy;
  };
  const quoted = async ({ shopper, items }: Asked) => {
    const body = { items, pincode: '411001' };
    const answer = await api.call('POST', '/api/checkout/quote', { token: shopper.token, body });
    const methods: { method: string }[] = answer.body.data.methods;
    return methods.find(({ method }) => method === 'cod');
  };

  it('is asked for from the setting on, alike at the quote and when placing, for cash alone', async () => {
    const one = await asked();
    expect(await quoted(one)).toMatchObject({ available: true, confirm_by: 'sms' });
    const before = await db.$count(orders);
    const refused = await place(one);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      message: expect.stringContaining('confirm'),
      data: { method: 'cod', cash_code: expect.any(String) },
    });
    expect((await place(one, { lang: 'hi' })).body.message).toMatch(/पुष्टि/);
    expect([await db.$count(orders), api.texts]).toEqual([before, []]);
    await thresholds({ cash_code_percent: 99 });
    expect(await quoted(one)).toMatchObject({ available: true, confirm_by: null });
    await thresholds({ cash_code_percent: 0 });
    expect((await place(one, { method: 'upi' })).status).toBe(201);
  });

  it('places the order with the code sent to the number of its address, and says so to operators', async () => {
    const one = await asked();
    const sent = await send(one, await requestFor(one));
    expect(sent.body.data).toEqual({ sent_by: 'sms', to: one.to.phone });
    expect(api.texts).toMatchObject([
      { to: one.to.phone, kind: 'cash_order', text: expect.stringContaining('order') },
    ]);
    const placed = await place(one, { code: lastSms() });
    expect(placed.status).toBe(201);
    expect(await confirmedBy(placed.body.data.id)).toBe('sms');
    const { number } = placed.body.data;
    const path = `/api/operator/orders/${number}/details`;
    const { body } = await api.call('GET', path, { token: operatorToken });
    expect(body.data.cash_risk.confirmed_by).toBe('sms');
    expect(await audit(db)).toEqual([]);
  });

  it('keeps the order open after a wrong code, and says so at its field', async () => {
    const one = await asked();
    const code = await codeFor(one);
    const refused = await place(one, { code: wrong(code) });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { cash_code: expect.stringContaining('wrong') },
    ]);
    expect((await place(one, { code })).status).toBe(201);
  });

  it('gives up a code after five wrong tries', async () => {
    const one = await asked();
    const code = await codeFor(one);
    for (let i = 0; i < 5; i++) await place(one, { code: wrong(code) });
    expect((await place(one, { code })).status).toBe(422);
  });

  it('is right for its account and its number alone', async () => {
    const [one, other] = [await asked(), await asked()];
    const code = await codeFor(one);
    const elsewhere = await place(one, { code, to: { ...pune, phone: '9100099999' } });
    expect(elsewhere.status).toBe(422);
    expect((await place({ ...other, to: one.to }, { code })).status).toBe(422);
    expect((await place(one, { code })).status).toBe(201);
  });

  it('is used once, and the next order gets another at once', async () => {
    const one = await asked();
    const code = await codeFor(one);
    expect((await place(one, { code })).status).toBe(201);
    const next = { ...one, items: [await makeCartLine(db, one.shopper.id, await makeProduct(db))] };
    expect((await place(next, { code })).status).toBe(422);
    expect((await place(next, { code: await codeFor(next) })).status).toBe(201);
  });

  it('places one order for one key, also with another code the second time', async () => {
    const one = await asked();
    const code = await codeFor(one);
    const key = 'one-order-whatever-the-code';
    const placed = await place(one, { code, key });
    for (const each of [code, wrong(code)]) {
      const again = await place(one, { code: each, key });
      expect([again.status, again.body.data.id]).toEqual([201, placed.body.data.id]);
    }
  });

  it('is not used up by an order that is refused for another reason', async () => {
    const one = await asked();
    const code = await codeFor(one);
    const inAizawl = { ...one.to, pincode: '796001', city: 'Aizawl', state: 'Mizoram' };
    const refused = await place(one, { code, to: inAizawl });
    expect([refused.status, refused.body.errors]).toEqual([422, undefined]);
    expect((await place(one, { code })).status).toBe(201);
  });

  it('comes after the refusal of cash, which needs no code', async () => {
    await thresholds({ cash_code_percent: 0, cash_risk_percent: 0 });
    const one = await asked();
    expect(await quoted(one)).toMatchObject({ reason: 'cod_not_offered', confirm_by: null });
    expect((await place(one)).body.data).toEqual({ method: 'cod' });
  });

  it('is sent only for a refused order of the same account, for half an hour', async () => {
    const [one, other] = [await asked(), await asked()];
    const request = await requestFor(one);
    expect((await send(other, request)).status).toBe(422);
    expect((await send(one, `${request.slice(0, -2)}aa`)).status).toBe(422);
    const past = new Date(Date.now() - 31 * 60_000);
    const old = sealCashCodeRequest({ userId: one.shopper.id, phone: one.to.phone }, past);
    expect((await send(one, old)).status).toBe(422);
    expect(api.texts).toEqual([]);
  });

  it('is sent once a minute, and a few times an hour', async () => {
    await withLimits();
    const one = await asked();
    const request = await requestFor(one);
    const answers = [];
    for (let i = 0; i < 9; i++) answers.push((await send(one, request)).status);
    expect(api.texts).toHaveLength(1);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
  });

  it('sends a number no more SMS a day than it may get, whoever asks', async () => {
    await withLimits();
    const { to } = await asked();
    const answers = [];
    for (let i = 0; i < 14; i++) {
      const one = { ...(await asked()), to };
      answers.push((await send(one, await requestFor(one))).status);
    }
    expect(api.texts).toHaveLength(12);
    expect(answers.slice(12)).toEqual([429, 429]);
  });

  it('counts tries at codes as everywhere', async () => {
    await withLimits();
    const one = await asked();
    const answers = [];
    for (let i = 0; i < 22; i++) answers.push((await place(one, { code: '000000' })).status);
    expect(answers.slice(20)).toEqual([429, 429]);
  });

  describe('where SMS do not work', () => {
    it('goes by mail to the account from a shop that sends none', async () => {
      api.mailer.sendSms = undefined;
      const one = await asked();
      expect(await quoted(one)).toMatchObject({ confirm_by: 'email' });
      const sent = await send(one, await requestFor(one));
      expect(sent.body.data).toEqual({ sent_by: 'email', to: one.shopper.email });
      const code = codeIn(api.mails.at(-1)?.subject);
      const placed = await place(one, { code });
      expect(await confirmedBy(placed.body.data.id)).toBe('email');
    });

    it('goes by mail when the gateway fails', async () => {
      api.mailer.sendSms = () => Promise.reject(new Error('the gateway is down'));
      const one = await asked();
      const sent = await send(one, await requestFor(one));
      expect(sent.body.data.sent_by).toBe('email');
      const placed = await place(one, { code: codeIn(api.mails.at(-1)?.subject) });
      expect(await confirmedBy(placed.body.data.id)).toBe('email');
    });

    it('says kindly that no code can be sent when mail fails too, and lets it be asked for again', async () => {
      const { send: mail } = api.mailer;
      api.mailer.sendSms = undefined;
      api.mailer.send = () => Promise.reject(new Error('the mail server is down'));
      const one = await asked();
      const request = await requestFor(one);
      const refused = await send(one, request);
      expect([refused.status, refused.body.message]).toEqual([
        503,
        expect.stringContaining('online'),
      ]);
      api.mailer.send = mail;
      expect((await send(one, request)).status).toBe(200);
    });
  });

  it('is stored hashed, and only with its account', async () => {
    const one = await asked();
    const code = await codeFor(one);
    const [row] = await db.select().from(otps).where(eq(otps.phone, one.to.phone));
    expect(row).toMatchObject({ purpose: 'cash_order', userId: one.shopper.id, sentBy: 'sms' });
    expect(row?.hash).not.toContain(code);
    const loose = db
      .update(otps)
      .set({ userId: null })
      .where(eq(otps.id, row?.id ?? 0));
    await expect(loose).rejects.toMatchObject({
      cause: expect.objectContaining({ constraint: 'otps_cash_order' }),
    });
  });

  it('is counted by the report of the risk', async () => {
    const one = await asked();
    const placed = await place(one, { code: await codeFor(one) });
    const report = async () => {
      const path = '/api/operator/cash-risk';
      return (await api.call('GET', path, { token: operatorToken })).body.data.confirmed;
    };
    const before = await report();
    await db.execute(
      sql`update shipments set status = 'returned' where order_id = ${placed.body.data.id}`,
    );
    expect(await report()).toEqual({ orders: before.orders + 1, refused: before.refused + 1 });
  });
});
