import type { Context } from 'hono';
import { sellerShipmentsContract as contract } from '@/lib/api/contract/seller/shipments';
import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import type { Paper } from '@/lib/api/schemas/seller/shipments';
import { sendSoon } from '../../kernel/mail/outbox';
import {
  advanceMany,
  advanceShipment,
  listSellerShipments,
  shipMany,
  viewSellerShipment,
} from '../../modules/orders';
import { printPapers } from '../../modules/papers';
import type { HostEnv } from '../context';
import { asSeller } from '../manager';
import { route, routes } from '../route';

const success = true as const;

/** A store's shipments: the same steps as the operator's, for its own only. */
export const sellerShipmentRoutes = routes();

sellerShipmentRoutes.openapi(route(contract.list), async (c) => {
  const { db, lang, seller } = c.var;
  const data = await listSellerShipments(db, lang, seller.storeId, c.req.valid('query'));
  return c.json({ success, data }, 200);
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

sellerShipmentRoutes.openapi(route(contract.one), async (c) => {
  const { db, lang, seller } = c.var;
  const data = await viewSellerShipment(db, lang, seller.storeId, c.req.valid('param').id);
  return c.json({ success, data }, 200);
});

const noted = [
  [contract.confirm, 'confirmed'],
  [contract.pack, 'packed'],
  [contract.outForDelivery, 'out_for_delivery'],
  [contract.deliver, 'delivered'],
  [contract.fail, 'delivery_failed'],
  [contract.takeBack, 'returned'],
] as const;

for (const [row, to] of noted) {
  sellerShipmentRoutes.openapi(route(row), async (c) => {
    const data = await advance(c, c.req.valid('param').id, { to, ...c.req.valid('json') });
    return c.json({ success, data }, 200);
  });
}

sellerShipmentRoutes.openapi(route(contract.ship), async (c) => {
  const body = c.req.valid('json');
  const data = await advance(c, c.req.valid('param').id, { to: 'shipped', ...body });
  return c.json({ success, data }, 200);
});

sellerShipmentRoutes.openapi(route(contract.cancel), async (c) => {
  const { reason: note } = c.req.valid('json');
  const data = await advance(c, c.req.valid('param').id, { to: 'cancelled', note });
  return c.json({ success, data }, 200);
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
