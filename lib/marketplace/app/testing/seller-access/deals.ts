import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { flashDeals } from '../../../kernel/db/schema/catalog';
import { deals } from '../../../kernel/db/schema/deals';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import type { SellerRoutes } from './table';

const path = '/api/seller/promotions/deals';
const hours = (n: number) => new Date(Date.now() + n * 3_600_000);
const at =
  (from: number, tail = '') =>
  async (db: Database, storeId: number) => {
    const period = { startsAt: hours(from), endsAt: hours(from + 5) };
    const deal = firstRow(
      await db
        .insert(deals)
        .values({ storeId, ...period })
        .returning(),
    );
    const { id: productId } = await makeProduct(db, { storeId });
    await db.insert(flashDeals).values({ dealId: deal.id, productId, price: 8_000, ...period });
    return `${path}/${deal.id}${tail}`;
  };

const body = {
  percent: 10,
  ends_at: hours(5).toISOString(),
  skus: [{ product_id: 99_999_999 }],
};

export const dealAccess: SellerRoutes = {
  [`POST ${path}`]: { body },
  [`GET ${path}/{id}`]: { own: at(1) },
  [`PUT ${path}/{id}`]: { body },
  [`POST ${path}/{id}/end`]: { own: at(-1, '/end') },
  [`DELETE ${path}/{id}`]: { own: at(1) },
};
