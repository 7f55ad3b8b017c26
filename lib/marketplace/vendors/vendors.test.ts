import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { gstinCheckDigit } from '@/lib/api/schemas/gstin';
import type { Connection } from '../db/connection';
import { stores } from '../db/schema/stores';
import { testDatabases } from '../db/testing';
import { testHost } from '../host/testing';
import { backgroundDone } from '../mail/background';
import { decide } from './decide';

let serial = 0;
/** A GSTIN of Maharashtra that nobody else in this run has. */
function newGstin() {
  const first14 = `27AAACD${String(++serial).padStart(4, '0')}F1Z`;
  return first14 + gstinCheckDigit(first14);
}

function application(change: Record<string, unknown> = {}) {
  const gstin = newGstin();
  return {
    first_name: 'Meera',
    last_name: 'Demo',
    email: `Vendor${serial}@Demo.Example`,
    phone: '+91 90000 00042',
    password: 'a-good-long-one',
    confirm_password: 'a-good-long-one',
    store_name: 'Meera Crafts',
    address: '1 Demo Road',
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    postal_code: '४११००१',
    gst_number: gstin,
    pan_number: gstin.slice(2, 12),
    terms: 'true',
    ...change,
  };
}

const photo = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#a93a22' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toFormat(format)
    .toBuffer();

describe.each(testDatabases)('vendors on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  const folder = mkdtempSync(join(tmpdir(), 'haat-uploads-'));

  beforeAll(async () => {
    process.env.DATA_DIR = folder;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
    delete process.env.DATA_DIR;
    rmSync(folder, { recursive: true });
  });

  async function send(fields: Record<string, unknown>, files: Record<string, Buffer> = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (value !== undefined) form.set(name, String(value));
    }
    for (const [name, bytes] of Object.entries(files)) {
      form.set(name, new File([new Uint8Array(bytes)], `${name}.png`, { type: 'image/png' }));
    }
    const answer = await api.host.request('/api/stores', { method: 'POST', body: form });
    return { status: answer.status, body: await answer.json() };
  }
  const login = (email: string, password = 'a-good-long-one') =>
    api.call('POST', '/api/stores/login', { body: { email, password } });
  const stored = async (number: string) =>
    (await connection.db.select().from(stores).where(eq(stores.applicationNumber, number)))[0];

  it('takes an application, mails its number, and shows it to its vendor', async () => {
    const fields = application();
    const { status, body } = await send(fields);
    expect([status, body.data.status]).toEqual([201, 'pending']);
    await backgroundDone();
    expect(api.mails.at(-1)).toMatchObject({
      to: fields.email.toLowerCase(),
      subject: `Your application ${body.data.application_number}`,
    });
    const session = (await login(fields.email)).body;
    const own = await api.call('GET', '/api/stores/me', { token: session.token });
    expect(own.body.data).toEqual(session.store);
    expect(own.body.data).toMatchObject({
      application_number: body.data.application_number,
      status: 'pending',
      reason: null,
      name: 'Meera Crafts',
    });
    await api.call('POST', '/api/stores/logout', { token: session.token });
    expect((await api.call('GET', '/api/stores/me', { token: session.token })).status).toBe(401);
  });

  it('takes a rejected application anew from its owner, and from nobody else', async () => {
    const fields = application({ store_name: 'Too Short a Name' });
    const { application_number: number } = (await send(fields)).body.data;
    const anew = { ...fields, store_name: 'Meera Handlooms of Pune' };
    const asStranger = {
      ...anew,
      password: 'not-the-owners-1',
      confirm_password: 'not-the-owners-1',
    };
    await send(anew);
    expect(await stored(number)).toMatchObject({ name: 'Too Short a Name', status: 'pending' });

    await decide(connection.db, number, { status: 'rejected', reason: 'Name' });
    expect((await send(asStranger)).status).toBe(201);
    expect(await stored(number)).toMatchObject({ status: 'rejected', statusReason: 'Name' });
    const again = await send(anew);
    expect([again.status, again.body.data.application_number]).toEqual([201, number]);
    expect(await stored(number)).toMatchObject({
      name: 'Meera Handlooms of Pune',
      slug: expect.stringMatching(/^meera-handlooms-of-pune/),
      status: 'pending',
      statusReason: null,
    });
    expect((await login(fields.email)).body.store.status).toBe('pending');
  });

  it.each([
    [{ gst_number: '27AAPFU0939F1ZX' }, 'gst_number', 'This is not a valid GSTIN'],
    [{ gst_number: 'rubbish' }, 'gst_number', 'This is not a valid GSTIN'],
    [{ pan_number: 'ABCPD1234E' }, 'pan_number', 'The PAN must be the one inside your GSTIN'],
    [{ pan_number: 'AB' }, 'pan_number', 'This is not a valid PAN'],
    [{ state: 'Goa' }, 'state', 'The state must be the one your GSTIN'],
    [{ phone: '12345' }, 'phone', 'Enter a 10-digit Indian mobile number.'],
    [{ postal_code: '41100' }, 'postal_code', 'Pincode must be 6 digits.'],
    [{ confirm_password: 'another' }, 'confirm_password', 'The passwords do not match.'],
    [{ password: 'short', confirm_password: 'short' }, 'password', 'Use at least 8 characters.'],
    [{ terms: undefined }, 'terms', 'Please read and accept the terms.'],
    [{ terms: 'false' }, 'terms', 'Please read and accept the terms.'],
    [{ store_name: ' ' }, 'store_name', 'Store name is required.'],
  ])('refuses %p in words', async (change, field, text) => {
    const { status, body } = await send(application(change));
    expect(status).toBe(422);
    expect(body.errors[field]).toContain(text);
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'draws a %s anew, without its metadata',
    async (format) => {
      const fields = application();
      const { body } = await send(fields, {
        logo: await photo(format),
        banner: await photo(format),
      });
      const store = await stored(body.data.application_number);
      const answer = await api.host.request(store?.logo ?? '');
      expect(answer.headers.get('content-type')).toBe('image/webp');
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { format: made, exif, width } = await sharp(bytes).metadata();
      expect([made, exif, width]).toEqual(['webp', undefined, 512]);
      expect(bytes.includes('secret place')).toBe(false);
      expect(store?.banner).not.toBe(store?.logo);
    },
  );

  it.each([
    [
      'a script called .png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ['a page called .png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture cut in half', 'half'],
    ['a GIF', 'gif'],
  ])('refuses %s and keeps nothing of it', async (_, content) => {
    const png = await photo('png');
    const logo =
      content === 'gif'
        ? await photo('gif')
        : content === 'half'
          ? png.subarray(0, png.length / 2)
          : (content as Buffer);
    const before = readdirSync(folder, { recursive: true }).length;
    const { status, body } = await send(application(), { logo });
    expect([status, body.errors]).toEqual([
      422,
      { logo: 'This file is not a picture we can read. Use PNG, JPEG or WebP.' },
    ]);
    expect(readdirSync(folder, { recursive: true })).toHaveLength(before);
  });

  it('refuses a picture over 5 MB', async () => {
    const { body } = await send(application(), { banner: Buffer.alloc(5 * 1024 * 1024 + 1) });
    expect(body.errors).toEqual({ banner: 'This picture is larger than 5 MB.' });
  });

  it('answers the same application sent twice with the same number', async () => {
    const fields = application();
    const [first, second] = [await send(fields), await send(fields)];
    expect(second.body.data).toEqual(first.body.data);
  });

  it('tells only the owner that an address has applied already', async () => {
    const fields = application();
    const first = await send(fields);
    const { status, body } = await send(
      application({
        email: fields.email,
        password: 'quite-other-1',
        confirm_password: 'quite-other-1',
      }),
    );
    expect([status, body.message]).toEqual([first.status, first.body.message]);
    expect(await stored(body.data.application_number)).toBeUndefined();
    await backgroundDone();
    expect(api.mails.at(-1)?.subject).toBe('You have already applied');
    expect((await login(fields.email, 'quite-other-1')).status).toBe(401);
  });

  it('takes a GSTIN once', async () => {
    const fields = application();
    await send(fields);
    const { status, body } = await send({ ...fields, email: 'someone-else@demo.example' });
    expect([status, body.errors]).toEqual([
      422,
      { gst_number: 'There is already an application with this GSTIN.' },
    ]);
  });

  it('gives stores of the same name slugs and invoice prefixes of their own', async () => {
    const numbers = [];
    for (const store_name of ['Same Name', 'Same Name', 'मीरा', 'मीरा']) {
      numbers.push((await send(application({ store_name }))).body.data.application_number);
    }
    const rows = await Promise.all(numbers.map(stored));
    expect(new Set(rows.map((row) => row?.slug)).size).toBe(4);
    expect(new Set(rows.map((row) => row?.invoicePrefix)).size).toBe(4);
    expect(rows[0]?.slug).toBe('same-name');
    expect(rows[2]?.slug).toMatch(/^store-[2-9a-z]{4}$/);
  });

  it('lists a store once it is approved, and not after it was suspended', async () => {
    const fields = application({ store_name: 'Soon Open' });
    const { application_number: number } = (await send(fields)).body.data;
    const shown = async () => (await api.call('GET', '/api/stores/soon-open')).status;
    expect(await shown()).toBe(404);
    await decide(connection.db, number, { status: 'approved' });
    expect(await shown()).toBe(200);
    await decide(connection.db, number, { status: 'suspended', reason: 'Late parcels' });
    expect(await shown()).toBe(404);
    expect((await login(fields.email)).body.store).toMatchObject({
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
      const { application_number: number } = (await send(application())).body.data;
      await expect(decide(connection.db, number, { status, reason })).rejects.toMatchObject({
        code,
      });
    },
  );

  it('sets a new password by a mailed code and ends all sessions', async () => {
    const fields = application();
    await send(fields);
    const { token } = (await login(fields.email)).body;
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
    expect((await login(fields.email, 'brand-new-word')).status).toBe(200);
  });
});
