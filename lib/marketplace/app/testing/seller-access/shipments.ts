import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import type { Database } from '../../../kernel/db/connection';
import { makeShipment } from '../../../modules/orders/testing/seller-shipment';
import type { SellerAccess, SellerRoutes } from './table';

const path = '/api/seller/shipments';

/** A call about a shipment of the store in that status. */
const about = (status: ShipmentStatus, tail: string, body?: object): SellerAccess => ({
  permission: 'orders',
  body,
  own: async (db: Database, storeId: number) =>
    `${path}/${await makeShipment(db, storeId, { status })}${tail}`,
});

export const shipmentRoutes: SellerRoutes = {
  [`GET ${path}`]: { permission: 'orders' },
  [`GET ${path}/papers`]: { permission: 'orders' },
  [`POST ${path}/bulk`]: { permission: 'orders', body: { ids: [1], step: 'confirm' } },
  [`POST ${path}/ship`]: {
    permission: 'orders',
    body: { rows: [{ shipment: '1', carrier: 'Delhivery', awb: '1' }] },
  },
  [`GET ${path}/{id}`]: about('placed', ''),
  [`POST ${path}/{id}/confirm`]: about('placed', '/confirm', {}),
  [`POST ${path}/{id}/pack`]: about('confirmed', '/pack', {}),
  [`POST ${path}/{id}/ship`]: about('packed', '/ship', { carrier: 'Delhivery', awb: '1' }),
  [`POST ${path}/{id}/out-for-delivery`]: about('shipped', '/out-for-delivery', {}),
  [`POST ${path}/{id}/deliver`]: about('out_for_delivery', '/deliver', {}),
  [`POST ${path}/{id}/fail`]: about('out_for_delivery', '/fail', {}),
  [`POST ${path}/{id}/take-back`]: about('delivery_failed', '/take-back', {}),
  [`POST ${path}/{id}/cancel`]: about('placed', '/cancel', { reason: 'Broken in store' }),
  [`GET ${path}/{id}/label`]: about('placed', '/label'),
  [`GET ${path}/{id}/packing-slip`]: about('placed', '/packing-slip'),
  [`GET ${path}/{id}/invoice`]: about('packed', '/invoice'),
};

export const stockRoutes: SellerRoutes = {
  'GET /api/seller/stock-movements': { permission: 'catalogue' },
  'POST /api/seller/stock-movements': {
    permission: 'catalogue',
    body: { sku: 'none', to: 1, reason: 'counted' },
  },
  'GET /api/seller/stock-settings': { permission: 'catalogue' },
  'PUT /api/seller/stock-settings': { permission: 'catalogue', body: { low_stock_threshold: 5 } },
};
