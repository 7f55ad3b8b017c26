import { operatorContract } from '@/lib/contract/operator';
import { market } from '../../kernel/http/actor';
import { sendSoon } from '../../kernel/mail/outbox';
import {
  advanceShipment,
  listOperatorShipments,
  viewOperatorShipment,
  viewOrder,
} from '../../modules/orders';
import { asOperator } from '../manager';
import { route, routes } from '../route';

const success = true as const;
/** Routes by which the operator advances shipments, until sellers have an area of their own. */
export const marketOrderRoutes = routes();

marketOrderRoutes.openapi(route(operatorContract.shipments), async (c) => {
  const query = c.req.valid('query');
  const { page, limit } = query;
  const data = { ...(await listOperatorShipments(c.var.db, query)), page, limit };
  return c.json({ success, data }, 200);
});

marketOrderRoutes.openapi(route(operatorContract.shipment), async (c) => {
  const data = await viewOperatorShipment(c.var.db, c.req.valid('param').id);
  return c.json({ success, data }, 200);
});

marketOrderRoutes.openapi(route(operatorContract.order), async (c) => {
  const { orderNumber: number } = c.req.valid('param');
  const data = await viewOrder(c.var.db, c.var.lang, market, { number });
  return c.json({ success, data }, 200);
});

marketOrderRoutes.openapi(route(operatorContract.advanceShipment), async (c) => {
  const { id: shipmentId } = c.req.valid('param');
  const body = c.req.valid('json');
  await advanceShipment(c.var.db, { shipmentId, by: asOperator(c.var), now: new Date(), ...body });
  sendSoon(c.var);
  const data = await viewOperatorShipment(c.var.db, shipmentId);
  return c.json({ success, data }, 200);
});
