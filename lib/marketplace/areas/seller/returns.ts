import type { Context } from 'hono';
import { sellerReturnsContract as contract } from '@/lib/contract/seller/returns';
import { sendSoon } from '../../kernel/mail/outbox';
import {
  acceptReturn,
  addPicture,
  contestHandOver,
  listStoreReturns,
  notePickedUp,
  receiveReturn,
  refuseReturn,
  sendBack,
  settleReceived,
  viewCreditNoteOf,
  viewStoreReturn,
} from '../../modules/returns';
import type { HostEnv } from '../context';
import { asSeller } from '../manager';
import { route, routes } from '../route';

const success = true as const;

/** Routes by which a store handles its returns. */
export const sellerReturnRoutes = routes();

/** Returns the store's return after a step, and sends its mail. */
async function after(c: Context<HostEnv>, id: number) {
  sendSoon(c.var);
  const { storeId } = c.var.seller;
  return { success, data: await viewStoreReturn(c.var.db, c.var.lang, { storeId, id }) };
}

sellerReturnRoutes.openapi(route(contract.list), async (c) => {
  const { db, lang, seller } = c.var;
  const data = await listStoreReturns(db, lang, seller.storeId, c.req.valid('query'));
  return c.json({ success, data }, 200);
});

sellerReturnRoutes.openapi(route(contract.view), async (c) => {
  const { db, lang, seller } = c.var;
  const { id } = c.req.valid('param');
  const data = await viewStoreReturn(db, lang, { storeId: seller.storeId, id });
  return c.json({ success, data }, 200);
});

sellerReturnRoutes.openapi(route(contract.accept), async (c) => {
  const { id } = c.req.valid('param');
  await acceptReturn(c.var.db, id, asSeller(c.var), 'seller', new Date());
  return c.json(await after(c, id), 200);
});

sellerReturnRoutes.openapi(route(contract.refuse), async (c) => {
  const { id } = c.req.valid('param');
  const { seller, settings } = c.var;
  const refusal = { ...c.req.valid('json'), storeId: seller.storeId, rules: settings.returns };
  await refuseReturn(c.var.db, id, refusal, new Date());
  return c.json(await after(c, id), 200);
});

sellerReturnRoutes.openapi(route(contract.pickedUp), async (c) => {
  const { id } = c.req.valid('param');
  await notePickedUp(c.var.db, id, asSeller(c.var), new Date());
  return c.json(await after(c, id), 200);
});

sellerReturnRoutes.openapi(route(contract.notReceived), async (c) => {
  const { id } = c.req.valid('param');
  const { seller, settings } = c.var;
  const refusal = { ...c.req.valid('json'), storeId: seller.storeId, rules: settings.returns };
  await contestHandOver(c.var.db, id, refusal, new Date());
  return c.json(await after(c, id), 200);
});

sellerReturnRoutes.openapi(route(contract.received), async (c) => {
  const { id } = c.req.valid('param');
  const { seller, settings } = c.var;
  const received = { storeId: seller.storeId, rules: settings.returns, ...c.req.valid('json') };
  await receiveReturn(c.var.db, id, received, new Date());
  return c.json(await after(c, id), 200);
});

sellerReturnRoutes.openapi(route(contract.decide), async (c) => {
  const { storeId } = c.var.seller;
  const { id } = c.req.valid('param');
  const body = c.req.valid('json');
  if (body.outcome !== 'send_back') {
    const settling = {
      actor: asSeller(c.var),
      by: 'seller',
      inMoney: body.outcome === 'refund',
    } as const;
    await settleReceived(c.var.db, id, settling, new Date());
  } else {
    await sendBack(c.var.db, id, { ...body, storeId, rules: c.var.settings.returns }, new Date());
  }
  return c.json(await after(c, id), 200);
});

sellerReturnRoutes.openapi(route(contract.creditNote), async (c) => {
  const { db, lang, seller } = c.var;
  const { id } = c.req.valid('param');
  await viewStoreReturn(db, lang, { storeId: seller.storeId, id });
  return c.json({ success, data: { credit_notes: await viewCreditNoteOf(db, lang, id) } }, 200);
});

sellerReturnRoutes.openapi(route(contract.addPicture), async (c) => {
  const owner = { storeId: c.var.seller.storeId };
  const { picture: file } = c.req.valid('form');
  const data = await addPicture(c.var.db, c.var.files, { owner, file });
  return c.json({ success, data }, 201);
});
