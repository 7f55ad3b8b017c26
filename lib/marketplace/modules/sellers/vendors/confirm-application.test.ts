import { eq } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { backgroundDone } from '../../../kernel/jobs/background';
import { memoryLimiter } from '../../../kernel/limits/limiter';
import { limits } from '../../../kernel/limits/limits';
import { decide, listApplications } from './decide-application';
import { applicants, application } from './testing/applicants';

const others = 'not-the-owners-1';
/** Returns the same form, sent by somebody else with the owner's address. */
const byStranger = (fields: ReturnType<typeof application>) => ({
  ...application({ password: others, store_name: 'Win cash at evil.example' }),
  email: fields.email,
});

describe.each(testDatabases)('confirming an application on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let applicant: ReturnType<typeof applicants>;

  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(() => {
    api = testHost(connection, { limiter: memoryLimiter() });
    applicant = applicants(api);
  });
  afterEach(backgroundDone);
  afterAll(() => connection.close());

  const vendorOf = (email: string) =>
    connection.db.$count(vendors, eq(vendors.email, email.toLowerCase()));
  const listed = async (number: string) =>
    (await listApplications(connection.db, { page: 1, limit: 100 })).applications.some(
      (row) => row.application_number === number,
    );

  it('shows the operator an application, and mails about it, only once it is confirmed', async () => {
    const fields = application();
    const { application_number: number } = (await applicant.send(fields)).body.data;
    const [asked, ...more] = await applicant.mailsTo(fields.email);
    expect([asked?.subject, more]).toEqual(['Confirm your application for a store', []]);
    expect([await listed(number), await vendorOf(fields.email)]).toEqual([false, 0]);
    const code = await applicant.mailedCode(fields.email);
    expect((await applicant.confirm(fields.email, code)).body.data).toEqual({
      application_number: number,
      status: 'pending',
    });
    expect([await listed(number), await vendorOf(fields.email)]).toEqual([true, 1]);
    expect((await applicant.confirm(fields.email, code)).body.data.application_number).toBe(number);
    expect((await applicant.mailsTo(fields.email)).map(({ subject }) => subject)).toEqual([
      'Confirm your application for a store',
      `Your application ${number}`,
    ]);
  });

  it.each([
    ['the stranger first', 'stranger'],
    ['the owner first', 'owner'],
  ])('gives the account to who reads the mail, not to a stranger: %s', async (_, first) => {
    const fields = application();
    const sent = [fields, byStranger(fields)];
    for (const each of first === 'owner' ? sent : sent.reverse()) {
      expect((await applicant.send(each)).status).toBe(201);
    }
    const code = await applicant.mailedCode(fields.email);
    expect((await applicant.confirm(fields.email, code)).status).toBe(200);
    expect((await applicant.login(fields.email, others)).status).not.toBe(200);
    expect((await applicant.login(fields.email)).body.store.name).toBe('Meera Crafts');
    // The stranger's application is too late even with the code.
    expect((await applicant.confirm(fields.email, code, others)).status).toBe(409);
  });

  it('does not confirm a stranger’s application by the click of an owner who never applied', async () => {
    const fields = application();
    await applicant.send(byStranger(fields));
    const code = await applicant.mailedCode(fields.email);
    const { status, body } = await applicant.confirm(fields.email, code, 'a-word-of-mine');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
    expect(await vendorOf(fields.email)).toBe(0);
  });

  it('wants the code of that very address', async () => {
    const [mine, theirs] = [application(), application()];
    await applicant.send(mine);
    await applicant.send(theirs);
    const code = await applicant.mailedCode(mine.email);
    const wrong = [await applicant.mailedCode(theirs.email), code.replace(/.$/, 'I'), ''];
    for (const each of wrong) {
      const { status, body } = await applicant.confirm(mine.email, each);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['code']]);
    }
    const typed = code.toLowerCase().replace('-', ' ');
    expect((await applicant.confirm(mine.email, typed)).status).toBe(200);
  });

  it('answers alike whether an address is known or not, and whose password it is', async () => {
    const fields = application();
    const number = await applicant.apply(fields);
    const asOwner = { ...application(), email: fields.email };
    const answers = [];
    for (const each of [asOwner, byStranger(fields), application()]) {
      const { status, body } = await applicant.send(each);
      expect(body.data.application_number).not.toBe(number);
      answers.push({ status, ...body, data: { ...body.data, application_number: '…' } });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    const [, , known] = await applicant.mailsTo(fields.email);
    expect(known?.subject).toBe('You have already applied');
    expect(known?.text).toContain('Hello Meera,');
  });

  it('refuses a GSTIN of a store alike, whoever asks, and holds none for who did not confirm', async () => {
    const fields = application();
    const squatter = { ...application(), gst_number: fields.gst_number };
    squatter.pan_number = fields.pan_number;
    expect((await applicant.send(squatter)).status).toBe(201);
    const number = await applicant.apply(fields);
    const late = await applicant.mailedCode(squatter.email);
    const taken = { gst_number: 'There is already an application with this GSTIN.' };
    expect((await applicant.confirm(squatter.email, late)).body.errors).toEqual(taken);
    for (const each of [fields, squatter]) {
      const { status, body } = await applicant.send(each);
      expect([status, body.errors]).toEqual([422, taken]);
    }
    await decide(connection.db, number, { status: 'rejected', reason: 'Name' });
    for (const each of [fields, squatter]) expect((await applicant.send(each)).status).toBe(201);
  });

  it('answers a repeated Idempotency-Key of an address with the first number, and stores one', async () => {
    const fields = application();
    const number = async (change: object, key = 'k-1') =>
      (await applicant.send({ ...fields, ...change }, {}, { key })).body.data.application_number;
    const [first, second] = await Promise.all([number({}), number({})]);
    expect(second).toBe(first);
    expect(await number({ email: 'other@demo.example' })).not.toBe(first);
    expect(await number({}, 'k-2')).not.toBe(first);
  });

  it('mails a mailbox a handful a day, however many apply and from wherever', async () => {
    const { tries } = limits.stranger_mail.account;
    const fields = application({ email: 'bombed@gmail.com' });
    await applicant.apply(fields);
    for (let n = 0; n < 3 * tries; n++) {
      const email = n % 2 ? `bom.bed+${n}@googlemail.com` : fields.email;
      await applicant.send({ ...application(), email }, {}, { address: `203.0.113.${n}` });
    }
    await backgroundDone();
    const mails = api.mails.filter(({ to }) => /^bom/.test(to));
    // The additional mail reports the confirmed application.
    expect(mails).toHaveLength(tries + 1);
  });

  it('lets an owner in by any code of the day, after strangers have used up the mails', async () => {
    const fields = application();
    for (let n = 0; n < 8; n++) {
      await applicant.send(byStranger(fields), {}, { address: `203.0.113.${n}` });
    }
    await applicant.send(fields);
    for (let n = 0; n < 8; n++) await applicant.confirm(fields.email, 'AAAAA-AAAAA', others);
    const code = await applicant.mailedCode(fields.email);
    expect((await applicant.confirm(fields.email, code)).status).toBe(200);
  });

  it.each([
    [
      'an address that applies from everywhere',
      limits.application.account.tries,
      (n: number) => [0, n],
    ],
    [
      'one place that applies with many addresses',
      limits.application.address.tries,
      (n: number) => [n, 0],
    ],
    ['an address from one place', limits.application.pair.tries, () => [0, 0]],
  ])('limits %s', async (_, tries, nth) => {
    const common = { password: 'password', terms: 'true' };
    const answer = async (n: number) => {
      const [account, address] = nth(n);
      const fields = { ...common, email: `Limited${account}@Demo.example` };
      return (await applicant.send(fields, {}, { address: `198.51.100.${address}` })).status;
    };
    for (let n = 0; n < tries; n++) expect(await answer(n)).toBe(422);
    expect(await answer(tries)).toBe(429);
  });

  it('mails a code again on request, at the earliest after a minute, and none to who did not apply', async () => {
    const fields = application();
    await applicant.send(fields);
    const again = (email: string) => api.call('POST', '/api/stores/send-code', { body: { email } });
    const [known, unknown] = [await again(fields.email), await again('nobody@demo.example')];
    expect([known.status, known.body]).toEqual([200, unknown.body]);
    expect(await applicant.mailsTo(fields.email)).toHaveLength(1);
    expect(await applicant.mailsTo('nobody@demo.example')).toEqual([]);
  });

  it('leads who signs in too early to the code, and nobody else', async () => {
    const fields = application();
    await applicant.send(fields);
    const early = await applicant.login(fields.email);
    expect([early.status, early.body.data]).toEqual([403, { unconfirmed: true }]);
    expect((await applicant.login(fields.email, others)).status).toBe(401);
  });

  it('does not answer 500 to a broken form', async () => {
    const type = 'multipart/form-data; boundary=x';
    const init = { method: 'POST', body: 'rubbish', headers: { 'content-type': type } };
    expect((await api.host.request('/api/stores', init)).status).toBe(400);
  });

  it('makes one vendor and one store of two confirmations at once', async () => {
    const fields = application();
    await applicant.send(fields);
    const code = await applicant.mailedCode(fields.email);
    const both = [1, 2].map(() => applicant.confirm(fields.email, code));
    for (const { status } of await Promise.all(both)) expect(status).toBe(200);
    expect(await vendorOf(fields.email)).toBe(1);
    expect(await connection.db.$count(stores, eq(stores.gstin, fields.gst_number))).toBe(1);
  });
});
