import {
  sellerListingsContract as contract,
  sellerListingsContract,
  sellerListingViewsContract,
} from '@/lib/contract/seller/listings';
import { sellerSizeChartsContract } from '@/lib/contract/seller/size-charts';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { DomainError, NotFound } from '../../kernel/errors';
import {
  addSizeChart,
  addStorePicture,
  attributeChoices,
  changeSizeChart,
  changeSkus,
  changeState,
  createListing,
  describeFacts,
  duplicateListing,
  type Editor,
  findListing,
  findRevision,
  listListings,
  listRevisions,
  listSizeCharts,
  listSkus,
  listViews,
  proposeName,
  readListing,
  removeSizeChart,
  removeView,
  type StateChange,
  saveDraft,
  saveView,
  sizeChoices,
  submitListing,
} from '../../modules/listings';
import { listingPrices } from '../../modules/promotions';
import { storeRequest } from '../../modules/sellers';
import { asSeller } from '../manager';
import { route, routes } from '../route';

const success = true as const;

export const sellerListingRoutes = routes();

sellerListingRoutes.openapi(route(contract.list), async (c) => {
  const data = await listListings(c.var.db, c.var.seller.storeId, c.req.valid('query'));
  return c.json({ success, data }, 200);
});

sellerListingRoutes.openapi(route(contract.create), async (c) => {
  const { db, seller, settings } = c.var;
  const { code, document: sent } = c.req.valid('json');
  const { return_policy = settings.returns.default_policy } = sent;
  const id = await createListing(db, seller, { code, document: { ...sent, return_policy } });
  return c.json({ success, data: await readListing(db, { ...seller, id }) }, 201);
});

sellerListingRoutes.openapi(route(contract.proposeName), (c) => {
  const { name, to } = c.req.valid('json');
  return c.json({ success, data: { name: proposeName(name, to) } }, 200);
});

sellerListingRoutes.openapi(route(contract.proposeDescription), (c) => {
  const { to, ...facts } = c.req.valid('json');
  return c.json({ success, data: { description: describeFacts(facts, to) } }, 200);
});

sellerListingRoutes.openapi(route(contract.changeMany), async (c) => {
  const { db, seller, lang } = c.var;
  const { ids, change } = c.req.valid('json');
  const data = [];
  for (const id of ids) {
    try {
      const status = await changeState(db, seller, { id, change });
      data.push({ id, status, message: null });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const code = error instanceof NotFound ? 'listing_not_found' : 'listing_state';
      data.push({ id, status: null, message: textOf(lang, `api.${code}`) });
    }
  }
  return c.json({ success, data }, 200);
});

sellerListingRoutes.openapi(route(contract.read), async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ success, data: await readListing(c.var.db, { ...c.var.seller, id }) }, 200);
});

sellerListingRoutes.openapi(route(contract.save), async (c) => {
  const { db, seller } = c.var;
  const { id } = c.req.valid('param');
  await saveDraft(db, seller, { id, ...c.req.valid('json') });
  return c.json({ success, data: await standing(db, seller, id) }, 200);
});

sellerListingRoutes.openapi(route(contract.submit), async (c) => {
  const { db, seller } = c.var;
  const { id } = c.req.valid('param');
  await submitListing(db, seller, { id, ...c.req.valid('json') });
  return c.json({ success, data: await standing(db, seller, id) }, 200);
});

for (const change of ['pause', 'resume', 'archive'] as const satisfies StateChange[]) {
  sellerListingRoutes.openapi(route(contract[change]), async (c) => {
    const { db, seller } = c.var;
    const { id } = c.req.valid('param');
    await changeState(db, seller, { id, change });
    return c.json({ success, data: await standing(db, seller, id) }, 200);
  });
}

sellerListingRoutes.openapi(route(contract.duplicate), async (c) => {
  const { db, seller } = c.var;
  const row = await findListing(db, { ...seller, id: c.req.valid('param').id });
  const id = await duplicateListing(db, seller, row);
  return c.json({ success, data: await readListing(db, { ...seller, id }) }, 201);
});

sellerListingRoutes.openapi(route(contract.history), async (c) => {
  const { id } = await findListing(c.var.db, { ...c.var.seller, id: c.req.valid('param').id });
  return c.json({ success, data: await listRevisions(c.var.db, id) }, 200);
});

sellerListingRoutes.openapi(route(contract.revision), async (c) => {
  const { id: listingId, revision } = c.req.valid('param');
  await findListing(c.var.db, { ...c.var.seller, id: listingId });
  const data = await findRevision(c.var.db, { listingId, id: revision });
  if (!data) throw new NotFound('listing_not_found');
  return c.json({ success, data }, 200);
});

sellerListingRoutes.openapi(route(contract.changeSkus), async (c) => {
  const { db, seller, lang } = c.var;
  const body = c.req.valid('json');
  const key = c.req.valid('header')['idempotency-key'];
  const request = storeRequest(seller.storeId, key, 'skus', body);
  const data = await changeSkus(db, seller, { changes: body.skus, lang, request });
  return c.json({ success, data }, 200);
});

sellerListingRoutes.openapi(route(contract.skus), async (c) => {
  const data = await listSkus(c.var.db, c.var.seller.storeId, c.req.valid('query'));
  return c.json({ success, data }, 200);
});

sellerListingRoutes.openapi(route(contract.addPicture), async (c) => {
  const wanted = { storeId: c.var.seller.storeId, file: c.req.valid('form').picture };
  const data = await addStorePicture(c.var.db, c.var.files, wanted);
  return c.json({ success, data }, 201);
});

sellerListingRoutes.openapi(route(contract.attributes), async (c) => {
  const data = await attributeChoices(c.var.db, c.req.valid('param').id);
  return c.json({ success, data }, 200);
});

sellerListingRoutes.openapi(route(contract.sizes), async (c) => {
  const data = await sizeChoices(c.var.db, c.req.valid('param').id);
  return c.json({ success, data }, 200);
});

async function standing(db: Database, { storeId }: Editor, id: number) {
  const { version, status, updatedAt } = await findListing(db, { storeId, id });
  return { version, status, updated_at: updatedAt.toISOString() };
}

export const sellerPriceRoutes = routes();

sellerPriceRoutes.openapi(route(sellerListingsContract.prices), async (c) => {
  const manager = asSeller(c.var);
  const data = await listingPrices(c.var.db, { ...c.req.valid('param'), manager });
  return c.json({ success, data }, 200);
});

export const listingViewRoutes = routes();

const memberOf = ({ seller }: { seller: { storeId: number; vendorId: number } }) => ({
  storeId: seller.storeId,
  vendorId: seller.vendorId,
});

listingViewRoutes.openapi(route(sellerListingViewsContract.list), async (c) => {
  const data = await listViews(c.var.db, memberOf(c.var));
  return c.json({ success, data }, 200);
});

listingViewRoutes.openapi(route(sellerListingViewsContract.save), async (c) => {
  const member = memberOf(c.var);
  await saveView(c.var.db, member, c.req.valid('json'));
  return c.json({ success, data: await listViews(c.var.db, member) }, 200);
});

listingViewRoutes.openapi(route(sellerListingViewsContract.remove), async (c) => {
  const member = memberOf(c.var);
  await removeView(c.var.db, member, c.req.valid('param').id);
  return c.json({ success, data: await listViews(c.var.db, member) }, 200);
});

export const sizeChartRoutes = routes();

sizeChartRoutes.openapi(route(sellerSizeChartsContract.list), async (c) => {
  const data = await listSizeCharts(c.var.db, c.var.seller.storeId);
  return c.json({ success, data }, 200);
});

sizeChartRoutes.openapi(route(sellerSizeChartsContract.add), async (c) => {
  const { storeId } = c.var.seller;
  await addSizeChart(c.var.db, storeId, c.req.valid('json'));
  return c.json({ success, data: await listSizeCharts(c.var.db, storeId) }, 201);
});

sizeChartRoutes.openapi(route(sellerSizeChartsContract.change), async (c) => {
  const { storeId } = c.var.seller;
  await changeSizeChart(c.var.db, { storeId, ...c.req.valid('param') }, c.req.valid('json'));
  return c.json({ success, data: await listSizeCharts(c.var.db, storeId) }, 200);
});

sizeChartRoutes.openapi(route(sellerSizeChartsContract.remove), async (c) => {
  const { storeId } = c.var.seller;
  await removeSizeChart(c.var.db, { storeId, ...c.req.valid('param') });
  return c.json({ success, data: await listSizeCharts(c.var.db, storeId) }, 200);
});
