import { sellerDealsContract as contract } from '@/lib/contract/seller/deals';
import type { Locale } from '@/lib/i18n/locales';
import type { Seller } from '../../kernel/http/actor';
import {
  changeDeal,
  createDeal,
  endDeal,
  findDeal,
  listDeals,
  removeDeal,
} from '../../modules/promotions';
import { asSeller } from '../manager';
import { route, routes } from '../route';

const success = true as const;

export const sellerDealRoutes = routes();

type Variables = { seller: Seller; lang: Locale };
const viewer = ({ seller, lang }: Variables) => ({
  storeId: seller.storeId,
  lang,
  now: new Date(),
});

sellerDealRoutes.openapi(route(contract.list), async (c) => {
  const data = await listDeals(
    c.var.db,
    { ...viewer(c.var), manager: asSeller(c.var) },
    c.req.valid('query'),
  );
  return c.json({ success, data }, 200);
});

sellerDealRoutes.openapi(route(contract.create), async (c) => {
  const { db, seller, lang } = c.var;
  const wanted = { ...c.req.valid('json'), lang, now: new Date() };
  const id = await createDeal(db, seller, wanted);
  return c.json({ success, data: await findDeal(db, viewer(c.var), id) }, 201);
});

sellerDealRoutes.openapi(route(contract.read), async (c) => {
  const data = await findDeal(c.var.db, viewer(c.var), c.req.valid('param').id);
  return c.json({ success, data }, 200);
});

sellerDealRoutes.openapi(route(contract.change), async (c) => {
  const { db, seller, lang } = c.var;
  const { id } = c.req.valid('param');
  await changeDeal(db, seller, { ...c.req.valid('json'), id, lang, now: new Date() });
  return c.json({ success, data: await findDeal(db, viewer(c.var), id) }, 200);
});

sellerDealRoutes.openapi(route(contract.end), async (c) => {
  const { db, seller } = c.var;
  const { id } = c.req.valid('param');
  await endDeal(db, seller, { id, now: new Date() });
  return c.json({ success, data: await findDeal(db, viewer(c.var), id) }, 200);
});

sellerDealRoutes.openapi(route(contract.remove), async (c) => {
  await removeDeal(c.var.db, c.var.seller, { id: c.req.valid('param').id, now: new Date() });
  return c.json({ success }, 200);
});
