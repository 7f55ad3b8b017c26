import { z } from 'zod';
import { idSchema } from '@/lib/api/schemas/common';
import {
  advanceShipmentSchema,
  operatorOrderAnswerSchema,
  operatorShipmentAnswerSchema,
  operatorShipmentsAnswerSchema,
  operatorShipmentsQuerySchema,
} from '@/lib/api/schemas/operator';
import { operator } from '../../accounts/operator';
import { routes, row } from '../../host/route';
import { sendSoon } from '../../mail/outbox';
import { numberParams } from '../params';
import { viewOrder } from '../view';
import { advanceShipment } from './advance';
import { listOperatorShipments, viewOperatorShipment } from './operator-view';

const success = true as const;
const idParams = z.object({ id: idSchema });

/** The operator advances shipments here until sellers have an area of their own. */
export const operatorRoutes = routes();

operatorRoutes.openapi(
  row('get', '/api/operator/shipments', {
    summary: 'Shipments of a status or an order, else all that are under way (operator token)',
    guard: operator,
    query: operatorShipmentsQuerySchema,
    answer: operatorShipmentsAnswerSchema,
  }),
  async (c) => {
    const query = c.req.valid('query');
    const { page, limit } = query;
    const data = { ...(await listOperatorShipments(c.var.db, query)), page, limit };
    return c.json({ success, data }, 200);
  },
);

operatorRoutes.openapi(
  row('get', '/api/operator/shipments/{id}', {
    summary: 'One shipment (operator token)',
    guard: operator,
    params: idParams,
    answer: operatorShipmentAnswerSchema,
  }),
  async (c) => {
    const data = await viewOperatorShipment(c.var.db, c.req.valid('param').id);
    return c.json({ success, data }, 200);
  },
);

operatorRoutes.openapi(
  row('get', '/api/operator/orders/{orderNumber}', {
    summary: "Any shopper's order (operator token)",
    guard: operator,
    params: numberParams,
    answer: operatorOrderAnswerSchema,
  }),
  async (c) => {
    const { orderNumber: number } = c.req.valid('param');
    const data = await viewOrder(c.var.db, c.var.lang, 'operator', { number });
    return c.json({ success, data }, 200);
  },
);

operatorRoutes.openapi(
  row('post', '/api/operator/shipments/{id}/advance', {
    summary: 'Moves a shipment one step (operator token)',
    guard: operator,
    params: idParams,
    body: advanceShipmentSchema,
    answer: operatorShipmentAnswerSchema,
  }),
  async (c) => {
    const { id: shipmentId } = c.req.valid('param');
    const body = c.req.valid('json');
    await advanceShipment(c.var.db, { shipmentId, now: new Date(), ...body });
    sendSoon(c.var);
    const data = await viewOperatorShipment(c.var.db, shipmentId);
    return c.json({ success, data }, 200);
  },
);
