import { sellerExportsContract } from '@/lib/contract/seller/exports';
import { download, tableFile } from '../../modules/imports';
import { salesFile } from '../../modules/seller-desk';
import { route, routes } from '../route';

export const sellerExportRoutes = routes();

sellerExportRoutes.openapi(route(sellerExportsContract.sales), async (c) => {
  const { db, lang, seller } = c.var;
  const query = c.req.valid('query');
  const { name, sheet } = salesFile(db, { storeId: seller.storeId, lang, ...query });
  return download(name, query.format, tableFile([sheet], query.format)) as never;
});
