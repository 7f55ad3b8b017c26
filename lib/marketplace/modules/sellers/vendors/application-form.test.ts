import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { cleanUp } from '../../../app/clean-up';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { storeApplications } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { backgroundDone } from '../../../kernel/jobs/background';
import { applicants, application } from './testing/applicants';

const photo = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#a93a22' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toFormat(format)
    .toBuffer();

const day = 24 * 3_600_000;

describe.each(testDatabases)('the form of an application on $name', ({ open }) => {
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

  const kept = async (number: string) =>
    (
      await connection.db
        .select()
        .from(storeApplications)
        .where(eq(storeApplications.number, number))
    )[0];
  const files = () => readdirSync(folder, { recursive: true }).length;

  it.each([
    [{ gst_number: '27AAPFU0939F1ZX' }, 'gst_number', 'This is not a valid GSTIN'],
    [{ gst_number: 'rubbish' }, 'gst_number', 'This is not a valid GSTIN'],
    [{ pan_number: 'ABCPD1234E' }, 'pan_number', 'The PAN must be the one inside your GSTIN'],
    [{ pan_number: 'AB' }, 'pan_number', 'This is not a valid PAN'],
    [{ state: 'Goa' }, 'state', 'The state must be the one your GSTIN'],
    [{ phone: '12345' }, 'phone', 'Enter a 10-digit Indian mobile number.'],
    [{ postal_code: '41100' }, 'postal_code', 'Pincode must be 6 digits.'],
    // The shop's state decides on its tax: Mohali begins like Chandigarh and is in Punjab.
    [{ postal_code: '160059' }, 'state', 'This pincode lies in another state.'],
    [{ postal_code: '999999' }, 'postal_code', 'India has no such pincode.'],
    [{ confirm_password: 'another' }, 'confirm_password', 'The passwords do not match.'],
    [{ password: 'short', confirm_password: 'short' }, 'password', 'Use at least 8 characters.'],
    [{ terms: undefined }, 'terms', 'Please read and accept the terms.'],
    [{ terms: 'false' }, 'terms', 'Please read and accept the terms.'],
    [{ care_email: 'nobody' }, 'care_email', 'Enter a valid e-mail address.'],
    [{ store_name: ' ' }, 'store_name', 'Store name is required.'],
  ])('refuses %p in words', async (change, field, text) => {
    const { status, body } = await applicant.send(application(change));
    expect(status).toBe(422);
    expect(body.errors[field]).toContain(text);
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'draws a %s anew, without its metadata',
    async (format) => {
      const fields = application();
      const { body } = await applicant.send(fields, {
        logo: await photo(format),
        banner: await photo(format),
      });
      const store = await kept(body.data.application_number);
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
    const before = files();
    const { status, body } = await applicant.send(application(), { logo });
    expect([status, body.errors]).toEqual([
      422,
      { logo: 'This file is not a picture we can read. Use PNG, JPEG or WebP.' },
    ]);
    expect(files()).toBe(before);
  });

  it('refuses a picture over 5 MB', async () => {
    const { body } = await applicant.send(application(), {
      banner: Buffer.alloc(5 * 1024 * 1024 + 1),
    });
    expect(body.errors).toEqual({ banner: 'This picture is larger than 5 MB.' });
  });

  it('is forgotten after a week without confirmation, with its pictures', async () => {
    const fields = application();
    const number = (await applicant.send(fields, { logo: await photo('png') })).body.data
      .application_number;
    await cleanUp(connection.db, api.files, new Date(Date.now() + 6 * day));
    const logo = (await kept(number))?.logo ?? '';
    expect((await api.host.request(logo)).status).toBe(200);
    await cleanUp(connection.db, api.files, new Date(Date.now() + 8 * day));
    expect(await kept(number)).toBeUndefined();
    expect((await api.host.request(logo)).status).toBe(404);
    const code = await applicant.mailedCode(fields.email);
    expect((await applicant.confirm(fields.email, code)).status).toBe(422);
  });

  it('leaves a store its pictures when the application is forgotten', async () => {
    const fields = application();
    await applicant.apply(fields, { logo: await photo('png') });
    const { logo } = (await applicant.login(fields.email)).body.store;
    await cleanUp(connection.db, api.files, new Date(Date.now() + 8 * day));
    expect((await api.host.request(logo)).status).toBe(200);
  });
});
