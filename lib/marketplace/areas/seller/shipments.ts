import type { Context } from 'hono';
import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import type { Paper } from '@/lib/contract/schemas/seller/shipments';
import { sellerShipmentsContract as contract } from '@/lib/contract/seller/shipments';
import { sendSoon } from '../../kernel/mail/outbox';
import {
  bookCourier,
  bookMany,
  cancelBooking,
  listFailedDeliveries,
  listOffers,
  shipmentToBook,
} from '../../modules/couriers';
import {
  advanceMany,
  advanceShipment,
  cancelItems,
  deliverWithCode,
  idempotencyKey,
  listSellerShipments,
  shipMany,
  splitShipment,
  viewSellerShipment,
} from '../../modules/orders';
import { printPapers } from '../../modules/papers';
import type { HostEnv } from '../context';
import { asSeller } from '../manager';
import { route, routes } from '../route';

const success = true as const;

/** Routes of a store's shipments: the operator's steps, for its own shipments only. */
export const sellerShipmentRoutes = routes();

sellerShipmentRoutes.openapi(route(contract.list), async (c) => {
  const { db, lang, seller } = c.var;
  const data = await listSellerShipments(db, lang, seller.storeId, c.req.valid('query'));
  return c.json({ success, data }, 200);
});

sellerShipmentRoutes.openapi(route(contract.failedDeliveries), async (c) => {
  const query = c.req.valid('query');
  const found = await listFailedDeliveries(c.var.db, query, c.var.seller.storeId);
  return c.json({ success, data: { ...found, page: query.page, limit: query.limit } }, 200);
});

sellerShipmentRoutes.openapi(route(contract.papers), (c) => {
  const { kind, ids } = c.req.valid('query');
  return pdf(c, kind, ids);
});

sellerShipmentRoutes.openapi(route(contract.bulk), async (c) => {
  const { storeId } = c.var.seller;
  const results = await advanceMany(c.var.db, { storeId, ...c.req.valid('json') }, c.var.lang);
  sendSoon(c.var);
  return c.json({ success, data: { results } }, 200);
});

sellerShipmentRoutes.openapi(route(contract.shipMany), async (c) => {
  const { storeId } = c.var.seller;
  const results = await shipMany(c.var.db, { storeId, ...c.req.valid('json') }, c.var.lang);
  sendSoon(c.var);
  return c.json({ success, data: { results } }, 200);
});

sellerShipmentRoutes.openapi(route(contract.bookMany), async (c) => {
  const { storeId } = c.var.seller;
  const many = { storeId, ...c.req.valid('json'), now: new Date() };
  const results = await bookMany(c.var.courierContext, many, c.var.lang);
  sendSoon(c.var);
  return c.json({ success, data: { results } }, 200);
});

sellerShipmentRoutes.openapi(route(contract.couriers), async (c) => {
  const { db, seller, courierContext } = c.var;
  const { id: shipmentId } = c.req.valid('param');
  const { grams } = c.req.valid('query');
  const { route: asked } = await shipmentToBook(db, { storeId: seller.storeId, shipmentId, grams });
  const offers = await listOffers(courierContext, asked);
  return c.json({ success, data: { grams: asked.grams, offers } }, 200);
});

sellerShipmentRoutes.openapi(route(contract.book), async (c) => {
  const { db, lang, seller, courierContext } = c.var;
  const { storeId } = seller;
  const { id: shipmentId } = c.req.valid('param');
  await bookCourier(courierContext, {
    ...{ storeId, shipmentId, now: new Date() },
    ...c.req.valid('json'),
  });
  sendSoon(c.var);
  return c.json({ success, data: await viewSellerShipment(db, lang, storeId, shipmentId) }, 200);
});

sellerShipmentRoutes.openapi(route(contract.cancelBooking), async (c) => {
  const { db, lang, seller, courierContext } = c.var;
  const { storeId } = seller;
  const { id: shipmentId } = c.req.valid('param');
  await cancelBooking(courierContext, { storeId, shipmentId });
  return c.json({ success, data: await viewSellerShipment(db, lang, storeId, shipmentId) }, 200);
});

sellerShipmentRoutes.openapi(route(contract.one), async (c) => {
  const { db, lang, seller } = c.var;
  const data = await viewSellerShipment(db, lang, seller.storeId, c.req.valid('param').id);
  return c.json({ success, data }, 200);
});

const noted = [
  [contract.confirm, 'confirmed'],
  [contract.pack, 'packed'],
  [contract.outForDelivery, 'out_for_delivery'],
  [contract.fail, 'delivery_failed'],
  [contract.takeBack, 'returned'],
] as const;

for (const [row, to] of noted) {
  sellerShipmentRoutes.openapi(route(row), async (c) => {
    const data = await advance(c, c.req.valid('param').id, { to, ...c.req.valid('json') });
    return c.json({ success, data }, 200);
  });
}

sellerShipmentRoutes.openapi(route(contract.deliver), async (c) => {
  const { id } = c.req.valid('param');
  const { code, note } = c.req.valid('json');
  if (code === undefined) {
    return c.json({ success, data: await advance(c, id, { to: 'delivered', note }) }, 200);
  }
  const { db, lang, seller } = c.var;
  const { storeId } = seller;
  await deliverWithCode(db, { storeId, shipmentId: id, code, note, now: new Date() });
  sendSoon(c.var);
  return c.json({ success, data: await viewSellerShipment(db, lang, storeId, id) }, 200);
});

sellerShipmentRoutes.openapi(route(contract.ship), async (c) => {
  const body = c.req.valid('json');
  const data = await advance(c, c.req.valid('param').id, { to: 'shipped', ...body });
  return c.json({ success, data }, 200);
});

sellerShipmentRoutes.openapi(route(contract.cancel), async (c) => {
  const body = c.req.valid('json');
  const { id } = c.req.valid('param');
  const { reason, items } = body;
  if (!items) {
    const data = await advance(c, id, { to: 'cancelled', note: reason });
    return c.json({ success, data }, 200);
  }
  const { db, lang, seller } = c.var;
  const { storeId } = seller;
  const idempotency = idempotencyKey(c.req.header('idempotency-key'), body);
  await cancelItems(db, { storeId, shipmentId: id, reason, items, idempotency });
  sendSoon(c.var);
  return c.json({ success, data: await viewSellerShipment(db, lang, storeId, id) }, 200);
});

sellerShipmentRoutes.openapi(route(contract.split), async (c) => {
  const { db, lang, seller } = c.var;
  const { storeId } = seller;
  const { id: shipmentId } = c.req.valid('param');
  const body = c.req.valid('json');
  const idempotency = idempotencyKey(c.req.header('idempotency-key'), body);
  const { items } = body;
  const now = new Date();
  const newId = await splitShipment(db, { storeId, shipmentId, items, idempotency, now });
  const shipment = await viewSellerShipment(db, lang, storeId, shipmentId);
  const new_shipment = await viewSellerShipment(db, lang, storeId, newId);
  return c.json({ success, data: { shipment, new_shipment } }, 201);
});

sellerShipmentRoutes.openapi(route(contract.label), (c) =>
  pdf(c, 'label', [c.req.valid('param').id]),
);
sellerShipmentRoutes.openapi(route(contract.packingSlip), (c) =>
  pdf(c, 'packing-slip', [c.req.valid('param').id]),
);
sellerShipmentRoutes.openapi(route(contract.invoice), (c) =>
  pdf(c, 'invoice', [c.req.valid('param').id]),
);

type Step = {
  to: ShipmentStatus;
  note?: string;
  carrier?: string;
  awb?: string;
  tracking_url?: string;
};

async function advance(c: Context<HostEnv>, shipmentId: number, step: Step) {
  const { db, lang, seller } = c.var;
  const { storeId } = seller;
  await advanceShipment(db, { shipmentId, by: asSeller(c.var), now: new Date(), ...step });
  sendSoon(c.var);
  return viewSellerShipment(db, lang, storeId, shipmentId);
}

async function pdf(c: Context<HostEnv>, kind: Paper, ids: number[]) {
  const { db, lang, seller } = c.var;
  const bytes = await printPapers(db, { storeId: seller.storeId, kind, ids, lang });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="haat-${kind}-${ids[0]}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
