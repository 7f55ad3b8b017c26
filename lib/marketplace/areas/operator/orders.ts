import { operatorOrdersContract as contract } from '@/lib/contract/operators/orders';
import { defaultReturnCost } from '@/lib/contract/schemas/operators/cash-risk';
import { sendSoon } from '../../kernel/mail/outbox';
import { rupees } from '../../kernel/money/rupees';
import { reportCashRisk, trainCashRisk } from '../../modules/cash-risk';
import { listFailedDeliveries, listWaitingBookings } from '../../modules/couriers';
import { promiseReport } from '../../modules/delivery';
import {
  addOrderNote,
  askForRefund,
  decideRefund,
  findOrderRow,
  listOperatorOrders,
  listRefunds,
  markRefundPaid,
  viewOperatorOrder,
  viewRefund,
} from '../../modules/operator-desk';
import { actsAloneUpTo, setActsAloneUpTo } from '../../modules/operators';
import {
  cancelOrder,
  decideArrival,
  enterDeposit,
  idempotencyKey,
  listCashDue,
  previewCancel,
} from '../../modules/orders';
import { enterRemittance, listHeldCash } from '../../modules/settlement';
import { route, routes } from '../route';

const success = true as const;

/** Routes by which operators find, read and change orders, and request refunds. */
export const operatorOrderRoutes = routes();

operatorOrderRoutes.openapi(route(contract.list), async (c) =>
  c.json({ success, data: await listOperatorOrders(c.var.db, c.req.valid('query')) }, 200),
);

operatorOrderRoutes.openapi(route(contract.details), async (c) => {
  const { orderNumber } = c.req.valid('param');
  return c.json({ success, data: await viewOperatorOrder(c.var.db, c.var.lang, orderNumber) }, 200);
});

operatorOrderRoutes.openapi(route(contract.note), async (c) => {
  const { db, lang, operator } = c.var;
  const { orderNumber: number } = c.req.valid('param');
  await addOrderNote(db, { number, operatorId: operator.id, text: c.req.valid('json').text });
  return c.json({ success, data: await viewOperatorOrder(db, lang, number) }, 200);
});

operatorOrderRoutes.openapi(route(contract.cancel), async (c) => {
  const isPreview = ['1', 'true'].includes(c.req.valid('query').preview ?? '');
  const { id: orderId } = await findOrderRow(c.var.db, c.req.valid('param').orderNumber);
  const request = { by: 'operator', orderId, body: c.req.valid('json') } as const;
  const cancelled = await (isPreview ? previewCancel : cancelOrder)(c.var.db, request);
  if (!isPreview) sendSoon(c.var);
  const { back, totalsAfter } = cancelled;
  const data = { amount: rupees(back), left: rupees(totalsAfter.grandTotal) };
  return c.json({ success, data }, 200);
});

operatorOrderRoutes.openapi(route(contract.refund), async (c) => {
  const { db, operator: by } = c.var;
  const { orderNumber: number } = c.req.valid('param');
  const body = c.req.valid('json');
  const idempotency = idempotencyKey(c.req.header('idempotency-key'), body);
  const id = await askForRefund(db, { number, by, ...body, idempotency });
  return c.json({ success, data: await viewRefund(db, id) }, 201);
});

operatorOrderRoutes.openapi(route(contract.refunds), async (c) => {
  const query = c.req.valid('query');
  const { page, limit } = query;
  const found = await listRefunds(c.var.db, query);
  const alone_up_to = rupees(await actsAloneUpTo(c.var.db, 'refund_alone'));
  return c.json({ success, data: { ...found, page, limit, alone_up_to } }, 200);
});

operatorOrderRoutes.openapi(route(contract.decideRefund), async (c) => {
  const { db, operator: by } = c.var;
  const { id } = c.req.valid('param');
  await decideRefund(db, { id, by, ...c.req.valid('json') });
  return c.json({ success, data: await viewRefund(db, id) }, 200);
});

operatorOrderRoutes.openapi(route(contract.paidRefund), async (c) => {
  const { id } = c.req.valid('param');
  await markRefundPaid(c.var.db, id, c.req.valid('json').reference, new Date());
  sendSoon(c.var);
  return c.json({ success, data: await viewRefund(c.var.db, id) }, 200);
});

const limitNames = { refunds: 'refund_alone', adjustments: 'adjust_alone' } as const;

operatorOrderRoutes.openapi(route(contract.setLimit), async (c) => {
  const { db, operator } = c.var;
  const name = limitNames[c.req.valid('param').name];
  const amount = c.req.valid('json').alone_up_to * 100;
  await setActsAloneUpTo(db, { name, amount, by: operator.id });
  sendSoon(c.var);
  return c.json({ success }, 200);
});

operatorOrderRoutes.openapi(route(contract.arrival), async (c) => {
  const { db, operator } = c.var;
  const { id: shipmentId } = c.req.valid('param');
  const { note: text } = c.req.valid('json');
  await decideArrival(db, { shipmentId, operatorId: operator.id, text, now: new Date() });
  return c.json({ success }, 200);
});

operatorOrderRoutes.openapi(route(contract.courierBookings), async (c) => {
  const query = c.req.valid('query');
  const found = await listWaitingBookings(c.var.db, query);
  return c.json({ success, data: { ...found, ...query } }, 200);
});

operatorOrderRoutes.openapi(route(contract.failedDeliveries), async (c) => {
  const query = c.req.valid('query');
  const found = await listFailedDeliveries(c.var.db, query);
  return c.json({ success, data: { ...found, page: query.page, limit: query.limit } }, 200);
});

operatorOrderRoutes.openapi(route(contract.deliveryPromises), async (c) =>
  c.json({ success, data: await promiseReport(c.var.db) }, 200),
);

operatorOrderRoutes.openapi(route(contract.cashRisk), async (c) => {
  const { return_cost: cost = defaultReturnCost } = c.req.valid('query');
  return c.json({ success, data: await reportCashRisk(c.var.db, cost) }, 200);
});

operatorOrderRoutes.openapi(route(contract.trainCashRisk), async (c) => {
  await trainCashRisk(c.var.db, new Date());
  return c.json({ success, data: await reportCashRisk(c.var.db, defaultReturnCost) }, 200);
});

operatorOrderRoutes.openapi(route(contract.cashDue), async (c) => {
  const query = c.req.valid('query');
  return c.json({ success, data: { ...(await listCashDue(c.var.db, query)), ...query } }, 200);
});

operatorOrderRoutes.openapi(route(contract.enterCash), async (c) => {
  const { db, lang, operator } = c.var;
  const { reference, orders: entries } = c.req.valid('json');
  const deposit = { reference, entries, operatorId: operator.id };
  return c.json({ success, data: { results: await enterDeposit(db, deposit, lang) } }, 200);
});

operatorOrderRoutes.openapi(route(contract.heldCash), async (c) => {
  const data = await listHeldCash(c.var.db, c.req.valid('query'), new Date());
  return c.json({ success, data }, 200);
});

operatorOrderRoutes.openapi(route(contract.enterRemittance), async (c) => {
  const { db, operator } = c.var;
  const given = { ...c.req.valid('json'), operatorId: operator.id, now: new Date() };
  return c.json({ success, data: await enterRemittance(db, given) }, 200);
});
