import { eq } from 'drizzle-orm';
import type { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { makeSeller } from '../../sellers/testing/members';
import { makeDelivered } from './delivered';

type Given = Omit<Parameters<typeof makeDelivered>[0], 'db' | 'api'>;

/** Makes a delivered order of a new store, with its shopper's and its seller's steps of returns. */
export async function deliveredTo(
  connection: Connection,
  api: ReturnType<typeof testHost>,
  given: Given = {},
) {
  const seller = await makeSeller(connection.db);
  const storeId = seller.store.id;
  const it = await makeDelivered({ db: connection.db, api, storeId, ...given });
  const { token } = it.shopper;
  const path = `/api/orders/${it.order.number}/returns`;
  return {
    ...it,
    seller,
    read: async () => (await api.call('GET', path, { token })).body.data,
    order: async () => (await api.call('GET', path.replace('/returns', ''), { token })).body.data,
    preview: (body: object) => api.call('POST', `${path}?preview=1`, { token, body }),
    request: (body: object, more: object = {}) => api.call('POST', path, { token, body, ...more }),
    dispute: (id: number, comment = 'It came like that') =>
      api.call('POST', `${path}/${id}/dispute`, { token, body: { comment } }),
    handOver: (id: number, proof: object, by = token) =>
      api.call('POST', `${path}/${id}/hand-over`, { token: by, body: proof }),
    does: (id: number, step: string, body: object = {}) =>
      api.call('POST', `/api/seller/returns/${id}/${step}`, { token: seller.token, body }),
    stock: async () => {
      const { db } = connection;
      const [row] = await db.select().from(products).where(eq(products.id, it.product.id));
      return [row?.stock, row?.soldCount];
    },
  };
}
