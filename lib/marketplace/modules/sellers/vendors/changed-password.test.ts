import { jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deviceHeader } from '@/lib/contract/schemas/device-header';
import type { Connection } from '../../../kernel/db/connection';
import { tokens } from '../../../kernel/db/schema/accounts';
import { vendors } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';

/** Runs once, between a password check that succeeds and the next step. */
let meanwhile: (() => Promise<void>) | undefined;
const real = await import('@node-rs/argon2');
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...real,
  verify: async (...given: Parameters<typeof real.verify>) => {
    const isRight = await real.verify(...given);
    const work = meanwhile;
    meanwhile = undefined;
    await work?.();
    return isRight;
  },
}));
const { hashPassword } = await import('../../accounts/passwords/password-hash');
const { makeStore } = await import('../../../kernel/db/testing/fixtures');
const { testHost } = await import('../../../app/testing/test-host');
const { rememberDevice } = await import('../../accounts/sessions/known-devices');

describe.each(testDatabases)(
  'a password that is changed during a sign-in, on $name',
  ({ open }) => {
    let connection: Connection;
    let api: ReturnType<typeof testHost>;
    beforeAll(async () => {
      connection = await open();
      api = testHost(connection);
    });
    afterAll(() => connection.close());

    it.each(['/api/seller/login', '/api/stores/login'])('opens nothing at %s', async (path) => {
      const { db } = connection;
      const { vendorId } = await makeStore(db);
      const setPassword = async (password: string) => {
        const values = { passwordHash: await hashPassword(password) };
        return db.update(vendors).set(values).where(eq(vendors.id, vendorId)).returning();
      };
      const [vendor] = await setPassword('banyan-tree-7');
      const body = { email: vendor?.email, password: 'banyan-tree-7' };
      let device = await rememberDevice(db, { vendorId });
      const logIn = () => api.call('POST', path, { body, headers: { [deviceHeader]: device } });
      const first = await logIn();
      expect(first).toMatchObject({ status: 200, body: { token: expect.any(String) } });
      device = first.body.device ?? device;
      const before = await db.select().from(tokens);
      meanwhile = async () => {
        await setPassword('neem-tree-88');
      };
      expect((await logIn()).status).toBe(401);
      expect(await db.select().from(tokens)).toHaveLength(before.length);
    });
  },
);
