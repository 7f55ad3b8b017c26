import { sql } from 'drizzle-orm';
import { register } from '@/instrumentation';
import { openMigratedEmbedded } from '../../kernel/db/testing/migrated';
import { createHost } from '../app';

/*
 * Runs a host without the table of shoppers, for `log.test.ts`: answers one sign-in with the e-mail address, the
 * token and the query given as arguments, then prints as Next does when a page fails.
 */

const [email = '', token = '', query = ''] = process.argv.slice(2);
await register();
const connection = await openMigratedEmbedded();
await connection.db.execute(sql`drop table users cascade`);
const host = createHost({
  db: connection.db,
  databaseKind: 'embedded',
  mailer: { name: 'none', send: async () => {} },
});
const { status } = await host.request('/api/user-auth/login', {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify({ email, password: token }),
});
await host.request(`/api/user-auth/profile?${query}`, {
  headers: { authorization: `Bearer ${token}` },
});
await connection.close();

const address = `/reset?${query}`;
console.error(' ⨯', Object.assign(new TypeError(`Invalid URL: ${address}`), { input: address }));
console.error(`Failed to load ${address}`, { address, user: { email, token } });
console.warn('said to %s', email);
process.stdout.write(`${JSON.stringify({ status })}\n`);
