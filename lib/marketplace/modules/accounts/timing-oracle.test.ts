import { jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { Connection } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';
import { testDatabases } from '../../kernel/db/testing/databases';

const real = await import('@node-rs/argon2');
const work = { hash: 0, verify: 0 };
jest.unstable_mockModule('@node-rs/argon2', () => ({
  hash: (...given: Parameters<typeof real.hash>) => {
    work.hash++;
    return real.hash(...given);
  },
  verify: (...given: Parameters<typeof real.verify>) => {
    work.verify++;
    return real.verify(...given);
  },
}));
const { testHost } = await import('../../app/testing/test-host');
const { makeShopper } = await import('../../kernel/db/testing/fixtures');
const { backgroundDone } = await import('../../kernel/jobs/background');

/**
 * Counts argon2 calls to rule out a timing oracle: hashes and verifications must be equal with and without an
 * account.
 */
describe.each(testDatabases)(
  'nobody learns from the work done who has an account, on $name',
  ({ open }) => {
    let connection: Connection;
    let api: ReturnType<typeof testHost>;
    beforeAll(async () => {
      connection = await open();
      api = testHost(connection);
      const body = { email: 'warm-up@example.in', password: 'whatever' };
      await api.call('POST', '/api/user-auth/login', { body });
    });
    afterAll(() => connection.close());

    /**
     * Returns the argon2 calls of one request, its answer without the caller's input, and the recipients of
     * mails.
     */
    async function cost(path: string, body: { email: string } | { phone: string }) {
      Object.assign(work, { hash: 0, verify: 0 });
      api.mails.length = 0;
      const answer = await api.call('POST', `/api/user-auth/${path}`, { body });
      await backgroundDone();
      const said = JSON.stringify(answer.body)
        .replaceAll('email' in body ? body.email : body.phone, '…')
        .replace(/"request":"[\w-]{43}"/, '"request":"…"');
      return { status: answer.status, said, ...work };
    }

    it.each([
      ['login', { password: 'banyan-tree-8' }],
      ['signup', { first_name: 'Asha', last_name: 'Rao', password: 'banyan-tree-8' }],
      ['forgot-password', {}],
      ['send-otp', { purpose: 'verify' }],
      ['send-otp', { purpose: 'reset' }],
      ['verify-otp', { purpose: 'verify', otp: '000000' }],
      ['verify-otp', { purpose: 'reset', otp: '000000' }],
      ['reset-password', { otp: '000000', password: 'banyan-tree-8' }],
    ])('%s %j', async (path, more) => {
      for (const values of [{}, { verifiedAt: null }]) {
        const { email } = await makeShopper(connection.db, {
          password: 'banyan-tree-7',
          ...values,
        });
        const known = await cost(path, { email, ...more });
        const unknown = await cost(path, { email: `x${email}`, ...more });
        expect(unknown).toEqual(known);
        expect(known.hash + known.verify).toBeGreaterThan(0);
      }
    });

    it.each([
      ['phone/send-code', {}],
      ['phone/sign-in', { otp: '000000' }],
    ])('%s %j', async (path, more) => {
      const phone = '9876543210';
      await makeShopper(connection.db, { phone, phoneVerifiedAt: new Date() });
      const known = await cost(path, { phone, ...more });
      const unknown = await cost(path, { phone: '9876543211', ...more });
      expect(unknown).toEqual(known);
      expect(known.hash + known.verify).toBeGreaterThan(0);
      await connection.db.delete(users).where(eq(users.phone, phone));
    });
  },
);
