import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { backgroundDone } from '../../../kernel/jobs/background';
import { decide } from './decide-application';
import { applicants, application } from './testing/applicants';

describe.each(testDatabases)('vendors on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let applicant: ReturnType<typeof applicants>;
  const folder = mkdtempSync(join(tmpdir(), 'haat-uploads-'));

  beforeAll(async () => {
    process.env.DATA_DIR = folder;
    connection = await open();
    api = testHost(connection);
    applicant = applicants(api);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
    delete process.env.DATA_DIR;
    rmSync(folder, { recursive: true });
  });

  const stored = async (number: string) =>
    (await connection.db.select().from(stores).where(eq(stores.applicationNumber, number)))[0];

  it('takes a confirmed application, mails its number, and shows it to its vendor', async () => {
    const fields = application();
    const number = await applicant.apply(fields);
    expect((await applicant.mailsTo(fields.email)).at(-1)?.subject).toBe(
      `Your application ${number}`,
    );
    const session = (await applicant.login(fields.email)).body;
    const own = await api.call('GET', '/api/stores/me', { token: session.token });
    expect(own.body.data).toEqual(session.store);
    expect(own.body.data).toMatchObject({
      application_number: number,
      status: 'pending',
      reason: null,
      name: 'Meera Crafts',
    });
    await api.call('POST', '/api/stores/logout', { token: session.token });
    expect((await api.call('GET', '/api/stores/me', { token: session.token })).status).toBe(401);
  });

  it('takes a rejected application anew from its owner, and from nobody else', async () => {
    const fields = application({ store_name: 'Too Short a Name' });
    const number = await applicant.apply(fields);
    const { token } = (await applicant.login(fields.email)).body;
    await decide(connection.db, number, { status: 'rejected', reason: 'Name' });

    const anew = { ...fields, store_name: 'Meera Handlooms of Pune' };
    expect((await applicant.send(anew)).status).toBe(201);
    expect(await stored(number)).toMatchObject({ status: 'rejected', statusReason: 'Name' });
    const code = await applicant.mailedCode(fields.email);
    const { body } = await applicant.confirm(fields.email, code);
    expect(await stored(number)).toBeUndefined();
    expect(await stored(body.data.application_number)).toMatchObject({
      name: 'Meera Handlooms of Pune',
      slug: expect.stringMatching(/^meera-handlooms-of-pune/),
      status: 'pending',
      statusReason: null,
    });
    expect((await api.call('GET', '/api/stores/me', { token })).status).toBe(401);
    expect((await applicant.login(fields.email)).body.store.status).toBe('pending');
  });

  it('shows shoppers the care address that a vendor gave, never the one for signing in', async () => {
    const shownOf = async (care_email?: string) => {
      const fields = application({ care_email, store_name: 'Reach Me' });
      await decide(connection.db, await applicant.apply(fields), { status: 'approved' });
      const { slug } = (await applicant.login(fields.email)).body.store;
      const { data } = (await api.call('GET', `/api/stores/${slug}`)).body;
      expect(JSON.stringify(data)).not.toContain(fields.email.toLowerCase());
      return [data.care_email, data.care_phone];
    };
    expect(await shownOf('Care@Looms.example')).toEqual(['care@looms.example', '9000000042']);
    for (const none of [undefined, '']) {
      expect(await shownOf(none)).toEqual([null, '9000000042']);
    }
  });

  it('gives stores of the same name slugs and invoice prefixes of their own', async () => {
    const numbers = [];
    for (const store_name of ['Same Name', 'Same Name', 'मीरा', 'मीरा']) {
      numbers.push(await applicant.apply(application({ store_name })));
    }
    const rows = await Promise.all(numbers.map(stored));
    expect(new Set(rows.map((row) => row?.slug)).size).toBe(4);
    expect(new Set(rows.map((row) => row?.invoicePrefix)).size).toBe(4);
    expect(rows[0]?.slug).toBe('same-name');
    expect(rows[2]?.slug).toBe('mira');
    expect(rows[3]?.slug).toMatch(/^mira-[2-9a-z]{4}$/);
  });

  it('lists a store once it is approved, and not after it was suspended', async () => {
    const fields = application({ store_name: 'Soon Open' });
    const number = await applicant.apply(fields);
    const shown = async () => (await api.call('GET', '/api/stores/soon-open')).status;
    expect(await shown()).toBe(404);
    await decide(connection.db, number, { status: 'approved' });
    expect(await shown()).toBe(200);
    await decide(connection.db, number, { status: 'suspended', reason: 'Late parcels' });
    expect(await shown()).toBe(404);
    expect((await applicant.login(fields.email)).body.store).toMatchObject({
      status: 'suspended',
      reason: 'Late parcels',
    });
  });

  it.each([
    ['rejected', undefined, 'reason_required'],
    ['suspended', 'no', 'decision_not_possible'],
  ] as const)(
    'does not let a waiting application become %s with reason %p',
    async (status, reason, code) => {
      const number = await applicant.apply(application());
      await expect(decide(connection.db, number, { status, reason })).rejects.toMatchObject({
        code,
      });
    },
  );

  it('sets a new password by a mailed code and ends all sessions', async () => {
    const fields = application();
    await applicant.apply(fields);
    const { token } = (await applicant.login(fields.email)).body;
    await api.call('POST', '/api/stores/forgot-password', { body: { email: fields.email } });
    await backgroundDone();
    const otp = /^\d{6}$/m.exec(api.mails.at(-1)?.text ?? '')?.[0];
    const reset = (code: string | undefined) =>
      api.call('POST', '/api/stores/reset-password', {
        body: { email: fields.email, otp: code, password: 'brand-new-word' },
      });
    expect((await reset(otp === '123456' ? '654321' : '123456')).status).toBe(422);
    expect((await reset(otp)).status).toBe(200);
    expect((await reset(otp)).status).toBe(422);
    expect((await api.call('GET', '/api/stores/me', { token })).status).toBe(401);
    expect((await applicant.login(fields.email, 'brand-new-word')).status).toBe(200);
  });
});
