import { and, eq } from 'drizzle-orm';
import { sellerStockContract as contract } from '@/lib/contract/seller/stock';
import { products } from '../../kernel/db/schema/catalog';
import { stores } from '../../kernel/db/schema/stores';
import { InvalidFields } from '../../kernel/errors';
import { correctStock, listMovements } from '../../modules/inventory';
import { once, storeRequest } from '../../modules/sellers';
import { route, routes } from '../route';

const success = true as const;

export const sellerStockRoutes = routes();

sellerStockRoutes.openapi(route(contract.movements), async (c) => {
  const { db, lang, seller } = c.var;
  const data = await listMovements(db, lang, seller.storeId, c.req.valid('query'));
  return c.json({ success, data }, 200);
});

sellerStockRoutes.openapi(route(contract.correct), async (c) => {
  const { storeId, vendorId } = c.var.seller;
  const body = c.req.valid('json');
  const { sku, to, by = 0, reason } = body;
  const key = c.req.valid('header')['idempotency-key'];
  const request = storeRequest(storeId, key, 'stock-movements', body);
  const data = await once(c.var.db, request, async (tx) => {
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.storeId, storeId), eq(products.sku, sku)));
    if (!product) throw new InvalidFields({ sku: 'sku_unknown' });
    const change = to === undefined ? { by } : { to };
    const cause = { kind: 'correction', reason, vendorId } as const;
    return { sku, stock: await correctStock(tx, { productId: product.id, ...change, ...cause }) };
  });
  return c.json({ success, data }, 200);
});

sellerStockRoutes.openapi(route(contract.settings), async (c) => {
  const [data] = await c.var.db
    .select({ low_stock_threshold: stores.lowStockThreshold })
    .from(stores)
    .where(eq(stores.id, c.var.seller.storeId));
  return c.json({ success, data: { low_stock_threshold: data?.low_stock_threshold ?? null } }, 200);
});

sellerStockRoutes.openapi(route(contract.changeSettings), async (c) => {
  const data = c.req.valid('json');
  await c.var.db
    .update(stores)
    .set({ lowStockThreshold: data.low_stock_threshold })
    .where(eq(stores.id, c.var.seller.storeId));
  return c.json({ success, data }, 200);
});
