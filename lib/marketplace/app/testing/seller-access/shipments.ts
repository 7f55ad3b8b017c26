import { eq } from 'drizzle-orm';
import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import type { Database } from '../../../kernel/db/connection';
import { orderItems } from '../../../kernel/db/schema/orders';
import { makeShipment } from '../../../modules/orders/testing/seller-shipment';
import type { SellerAccess, SellerRoutes } from './table';

const path = '/api/seller/shipments';

/** Returns a call about a shipment of the store in that status. */
const about = (status: ShipmentStatus, tail: string, body?: object): SellerAccess => ({
  body,
  own: async (db: Database, storeId: number) =>
    `${path}/${await makeShipment(db, storeId, { status })}${tail}`,
});

const sku = 'KURTA-BLUE-M';

/** Returns a call about a shipment of two units of one SKU. */
const aboutTwo = (tail: string, body: object): SellerAccess => ({
  body,
  own: async (db: Database, storeId: number) => {
    const id = await makeShipment(db, storeId);
    const parts = { total: 20_000, taxable: 16_950, cgst: 1_525, sgst: 1_525 };
    await db
      .update(orderItems)
      .set({ sku, quantity: 2, ...parts })
      .where(eq(orderItems.shipmentId, id));
    return `${path}/${id}${tail}`;
  },
});

export const shipmentRoutes: SellerRoutes = {
  [`POST ${path}/bulk`]: { body: { ids: [1], step: 'confirm' } },
  [`POST ${path}/ship`]: {
    body: { rows: [{ shipment: '1', carrier: 'Delhivery', awb: '1' }] },
  },
  [`POST ${path}/book`]: { body: { ids: [1], prefer: 'cheapest' } },
  [`GET ${path}/{id}/couriers`]: about('packed', '/couriers'),
  [`POST ${path}/{id}/book`]: about('packed', '/book', { prefer: 'cheapest' }),
  [`POST ${path}/{id}/cancel-booking`]: about('packed', '/cancel-booking', {}),
  [`GET ${path}/{id}`]: about('placed', ''),
  [`POST ${path}/{id}/confirm`]: about('placed', '/confirm', {}),
  [`POST ${path}/{id}/pack`]: about('confirmed', '/pack', {}),
  [`POST ${path}/{id}/ship`]: about('packed', '/ship', { carrier: 'Delhivery', awb: '1' }),
  [`POST ${path}/{id}/out-for-delivery`]: about('shipped', '/out-for-delivery', {}),
  [`POST ${path}/{id}/deliver`]: about('out_for_delivery', '/deliver', {}),
  [`POST ${path}/{id}/fail`]: about('out_for_delivery', '/fail', {}),
  [`POST ${path}/{id}/take-back`]: about('delivery_failed', '/take-back', {}),
  [`POST ${path}/{id}/cancel`]: about('placed', '/cancel', { reason: 'Broken in store' }),
  [`POST ${path}/{id}/split`]: aboutTwo('/split', { items: [{ sku, quantity: 1 }] }),
  [`GET ${path}/{id}/label`]: about('placed', '/label'),
  [`GET ${path}/{id}/packing-slip`]: about('placed', '/packing-slip'),
  [`GET ${path}/{id}/invoice`]: about('packed', '/invoice'),
};

export const stockRoutes: SellerRoutes = {
  'POST /api/seller/stock-movements': {
    body: { sku: 'none', to: 1, reason: 'counted' },
  },
  'PUT /api/seller/stock-settings': { body: { low_stock_threshold: 5 } },
};
