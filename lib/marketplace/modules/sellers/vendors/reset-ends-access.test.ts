import { eq } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { webhookEndpoints } from '../../../kernel/db/schema/webhooks';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeSeller } from '../testing/members';
import { makeApiToken } from '../tokens/testing/make-api-token';
import { createWebhook } from '../webhooks/service';
import { setVendorPassword } from './sessions';

const url = 'https://system.invalid/haat';

describe.each(testDatabases)('a seller’s new password on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  const set = (email: string) =>
    connection.db.transaction((tx) => setVendorPassword(tx, email, 'peepal-tree-8'));
  const stateOf = async (storeId: number) => {
    const rows = await connection.db
      .select({ by: webhookEndpoints.disabledBy })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.storeId, storeId));
    return rows.map(({ by }) => by);
  };

  it('ends the tokens and pauses the webhooks that a stolen session may have made', async () => {
    const seller = await makeSeller(connection.db);
    const { id: storeId, careEmail } = seller.store;
    const { token } = await makeApiToken(connection.db, seller, ['orders:read']);
    await createWebhook(
      connection.db,
      { storeId, vendorId: seller.vendorId },
      { url, events: ['order.placed'] },
    );
    const read = () => api.call('GET', '/api/seller/shipments', { token });
    expect((await read()).status).toBe(200);
    expect(await set(String(careEmail))).toBe(true);
    expect((await read()).status).toBe(401);
    expect(await stateOf(storeId)).toEqual(['password']);
  });

  it('leaves the webhooks to their owner when a member who cannot make any sets one', async () => {
    const owner = await makeSeller(connection.db);
    const { id: storeId } = owner.store;
    const member = await makeSeller(connection.db, { role: 'orders', store: owner.store });
    await createWebhook(
      connection.db,
      { storeId, vendorId: owner.vendorId },
      { url, events: ['order.placed'] },
    );
    expect(await set(await emailOf(member.token))).toBe(false);
    expect(await stateOf(storeId)).toEqual([null]);
  });

  it('shows the pause, and the owner switches the webhook on again', async () => {
    const { token, vendorId, store } = await makeSeller(connection.db);
    const events = ['order.placed' as const];
    const { id } = await createWebhook(
      connection.db,
      { storeId: store.id, vendorId },
      { url, events },
    );
    await set(String(store.careEmail));
    const again = await makeSeller(connection.db, { store });
    const path = '/api/seller/webhooks';
    expect((await api.call('GET', path, { token })).status).toBe(401);
    const listed = await api.call('GET', path, { token: again.token });
    expect(listed.body.data).toMatchObject([{ state: 'new_password' }]);
    const body = { url, events, active: true };
    const on = await api.call('PUT', `${path}/${id}`, { token: again.token, body });
    expect(on.body.data.state).toBe('on');
  });

  async function emailOf(token: string): Promise<string> {
    return (await api.call('GET', '/api/seller/me', { token })).body.data.email;
  }
});
