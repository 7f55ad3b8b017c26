import { jest } from '@jest/globals';
import type { Connection } from '../../../kernel/db/connection';
import { testDatabases } from '../../../kernel/db/testing/databases';

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
const { testHost } = await import('../../../app/testing/test-host');
const { backgroundDone } = await import('../../../kernel/jobs/background');
const { applicants, application } = await import('./testing/applicants');

/** Counts argon2 calls to rule out a timing oracle. */
describe.each(testDatabases)('the work tells nobody who sells, on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let applicant: ReturnType<typeof applicants>;
  const emails = { vendor: '', applicant: '', nobody: 'nobody@demo.example' };

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    applicant = applicants(api);
    const [confirmed, waiting] = [application(), application()];
    await applicant.apply(confirmed);
    await applicant.send(waiting);
    Object.assign(emails, { vendor: confirmed.email, applicant: waiting.email });
    await applicant.login(emails.nobody);
    await backgroundDone();
  });
  afterAll(() => connection.close());

  it.each([
    ['signing in', (email: string) => applicant.login(email, 'a-wrong-word')],
    [
      'applying',
      (email: string) => applicant.send({ ...application({ password: 'another-word' }), email }),
    ],
    ['confirming', (email: string) => applicant.confirm(email, 'AAAAA-AAAAA')],
    ['asking for the code', (email: string) => again('send-code', email)],
    ['asking for a new password', (email: string) => again('forgot-password', email)],
  ])('%s', async (_, act) => {
    const costs = [];
    for (const email of Object.values(emails)) {
      Object.assign(work, { hash: 0, verify: 0 });
      const { status, body } = await act(email);
      await backgroundDone();
      const said = JSON.stringify(body).replace(/V-\w{10}|(?<="request":")[\w-]{43}/, '…');
      costs.push({ status, said, ...work });
    }
    expect(costs[1]).toEqual(costs[0]);
    expect(costs[2]).toEqual(costs[0]);
  });

  const again = (path: string, email: string) =>
    api.call('POST', `/api/stores/${path}`, { body: { email } });
});
