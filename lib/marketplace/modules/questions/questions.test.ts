import { eq } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { operatorToken } from '../orders/testing/orders';

describe.each(testDatabases)('questions about products on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let product: Awaited<ReturnType<typeof makeProduct>>;
  let shopper: Awaited<ReturnType<typeof makeShopper>>;

  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });
  beforeEach(async () => {
    product = await makeProduct(connection.db, { name: 'Cotton dhurrie' });
    shopper = await makeShopper(connection.db, { password: 'banyan-tree-7' });
  });

  const path = () => `/api/products/${product.id}/questions`;
  const ask = (question: string, { token } = shopper) =>
    api.call('POST', path(), { token, body: { question } });
  const operate = (id: number, what: string, body: object) =>
    api.call('POST', `/api/operator/questions/${id}/${what}`, { token: operatorToken, body });
  const answer = (id: number, text: string) => operate(id, 'answer', { answer: text });
  const shown = async () => (await api.call('GET', path())).body.data;
  const mine = async () =>
    (await api.call('GET', `${path()}/mine`, { token: shopper.token })).body.data;
  const open_ = async () =>
    (await api.call('GET', '/api/operator/questions', { token: operatorToken })).body.data.filter(
      (each: { product: { slug: string } }) => each.product.slug === product.slug,
    );

  it('wait for the store, and are shown with its answer, which is mailed to the asker', async () => {
    const { status, body } = await ask(' क्या यह धुल सकता है?\r\n\r\n\r\n\r\n ');
    expect([status, body.data]).toMatchObject([
      201,
      { author: 'Asha R.', question: 'क्या यह धुल सकता है?', language: 'hi', answer: null },
    ]);
    expect(await shown()).toEqual({ questions: [], total: 0 });
    expect(await mine()).toEqual([body.data]);
    expect(await open_()).toMatchObject([{ id: body.data.id, reported: false }]);

    await answer(body.data.id, 'हाँ, ठंडे पानी में।');
    expect(await api.staleProducts()).toContain(product.id);
    expect(await shown()).toMatchObject({
      total: 1,
      questions: [{ id: body.data.id, answer: { text: 'हाँ, ठंडे पानी में।', language: 'hi' } }],
    });
    expect([await mine(), await open_()]).toEqual([[], []]);
    const mail = api.mails.find(({ to }) => to === shopper.email);
    expect(mail?.subject).toContain('Cotton dhurrie');
    expect(mail?.text).toContain('हाँ, ठंडे पानी में।');
    expect(mail?.text).toContain(`/hi/product/${product.slug}#questions`);
  });

  it('that are reported wait for the operator, whose word stands against further reports', async () => {
    const { id } = (await ask('Is it handwoven?')).body.data;
    await answer(id, 'Yes.');
    const other = await makeShopper(connection.db);
    const report = () => api.call('POST', `/api/questions/${id}/report`, { token: other.token });
    expect((await report()).body.message).toContain('look at it');
    expect(await shown()).toMatchObject({ total: 0 });
    expect(await open_()).toMatchObject([{ id, reported: true }]);
    await operate(id, 'decide', { show: true });
    expect((await report()).status).toBe(200);
    expect(await shown()).toMatchObject({ total: 1 });
    await operate(id, 'decide', { show: false });
    expect([await shown(), await open_()]).toMatchObject([{ total: 0 }, []]);
  });

  it("are listed in the reader's language first", async () => {
    for (const question of ['Is it red?', 'क्या यह लाल है?', 'Is it soft?']) {
      await answer((await ask(question)).body.data.id, 'Yes.');
    }
    const asked = async (query: string) =>
      (await api.call('GET', `${path()}?${query}`)).body.data.questions.map(
        ({ question }: { question: string }) => question,
      );
    expect(await asked('')).toEqual(['Is it soft?', 'क्या यह लाल है?', 'Is it red?']);
    expect(await asked('language=hi')).toEqual(['क्या यह लाल है?', 'Is it soft?', 'Is it red?']);
    expect(await asked('language=en&limit=2')).toEqual(['Is it soft?', 'Is it red?']);
  });

  it('are bounded: not empty, not endless, three of a shopper at a time', async () => {
    expect((await ask('  ')).body.errors).toEqual({ question: 'Write your question.' });
    expect((await ask('x'.repeat(501))).status).toBe(422);
    for (const n of [1, 2, 3]) expect((await ask(`Question ${n}?`)).status).toBe(201);
    const { status, body } = await ask('And a fourth?');
    expect([status, body.message]).toEqual([409, expect.stringContaining('3 of your questions')]);
  });

  it('are taken from confirmed addresses, about what is on sale', async () => {
    const unverified = await makeShopper(connection.db, { verifiedAt: null });
    expect((await ask('Is it red?', unverified)).status).toBe(403);
    expect((await answer(99_999_999, 'Yes.')).status).toBe(404);
    await connection.db
      .update(products)
      .set({ isActive: false })
      .where(eq(products.id, product.id));
    expect((await ask('Is it red?')).status).toBe(404);
  });

  it('stay without a name when their asker leaves; those without an answer go', async () => {
    const { id } = (await ask('Is it red?')).body.data;
    await ask('Is it blue?');
    await answer(id, 'Yes.');
    const { token } = shopper;
    const body = { password: 'banyan-tree-7' };
    expect((await api.call('POST', '/api/user-auth/delete-account', { token, body })).status).toBe(
      200,
    );
    expect(await shown()).toMatchObject({ total: 1, questions: [{ author: 'A shopper' }] });
    expect(await open_()).toEqual([]);
  });
});
