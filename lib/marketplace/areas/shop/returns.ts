import { returnsContract } from '@/lib/contract/returns';
import { textOf } from '@/lib/i18n/texts';
import { sendSoon } from '../../kernel/mail/outbox';
import { rupees } from '../../kernel/money/rupees';
import { idempotencyKey } from '../../modules/orders';
import {
  addPicture,
  disputeReturn,
  handOver,
  previewReturn,
  removePicture,
  requestReturn,
  viewCreditNotes,
  viewOrderReturns,
  viewReturn,
} from '../../modules/returns';
import { route, routes } from '../route';

const success = true as const;

/** Routes by which shoppers handle returns. */
export const returnRoutes = routes();

returnRoutes.openapi(route(returnsContract.list), async (c) => {
  const { orderNumber } = c.req.valid('param');
  const rules = c.var.settings.returns;
  const asked = { userId: c.var.shopper.id, orderNumber, now: new Date(), rules };
  return c.json({ success, data: await viewOrderReturns(c.var.db, c.var.lang, asked) }, 200);
});

returnRoutes.openapi(route(returnsContract.request), async (c) => {
  const { db, lang, shopper, settings } = c.var;
  const { orderNumber } = c.req.valid('param');
  const body = c.req.valid('json');
  const isPreview = ['1', 'true'].includes(c.req.valid('query').preview ?? '');
  const idempotency = idempotencyKey(c.req.header('idempotency-key'), body);
  const rules = settings.returns;
  const request = { userId: shopper.id, orderNumber, body, idempotency, now: new Date(), rules };
  const { id, goods, shipping, rounding } = await (isPreview ? previewReturn : requestReturn)(
    db,
    request,
  );
  const refund = {
    amount: rupees(goods + shipping + rounding),
    goods: rupees(goods),
    shipping: rupees(shipping),
    rounding: rupees(rounding),
  };
  if (id === undefined) return c.json({ success, data: { refund, return: null } }, 200);
  sendSoon(c.var);
  const data = { refund, return: await viewReturn(db, lang, id) };
  return c.json({ success, message: textOf(lang, 'api.return_requested'), data }, 201);
});

returnRoutes.openapi(route(returnsContract.handOver), async (c) => {
  const { db, lang, shopper, settings } = c.var;
  const { id } = c.req.valid('param');
  const given = { ...c.req.valid('json'), userId: shopper.id, rules: settings.returns };
  await handOver(db, id, given, new Date());
  sendSoon(c.var);
  return c.json({ success, data: await viewReturn(db, lang, id) }, 200);
});

returnRoutes.openapi(route(returnsContract.dispute), async (c) => {
  const { db, lang, shopper } = c.var;
  const { id } = c.req.valid('param');
  const { comment } = c.req.valid('json');
  await disputeReturn(db, id, { userId: shopper.id, comment }, new Date());
  sendSoon(c.var);
  return c.json({ success, data: await viewReturn(db, lang, id) }, 200);
});

returnRoutes.openapi(route(returnsContract.addPicture), async (c) => {
  const owner = { userId: c.var.shopper.id };
  const { picture: file } = c.req.valid('form');
  const data = await addPicture(c.var.db, c.var.files, { owner, file });
  return c.json({ success, data }, 201);
});

returnRoutes.openapi(route(returnsContract.removePicture), async (c) => {
  const which = { owner: { userId: c.var.shopper.id }, id: c.req.valid('param').id };
  await removePicture(c.var.db, c.var.files, which);
  return c.json({ success }, 200);
});

returnRoutes.openapi(route(returnsContract.creditNotes), async (c) => {
  const { orderNumber } = c.req.valid('param');
  const asked = { userId: c.var.shopper.id, orderNumber };
  const credit_notes = await viewCreditNotes(c.var.db, c.var.lang, asked);
  return c.json({ success, data: { credit_notes } }, 200);
});
