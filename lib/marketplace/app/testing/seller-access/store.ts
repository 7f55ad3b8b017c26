import { pickupAddresses } from '../../../kernel/db/schema/stores';
import type { SellerAccess, SellerRoutes } from './table';

const profile = {
  name: 'Store',
  care_phone: '9800000000',
  shipping_fee: 49,
  free_shipping_from: 500,
};

const pickup = {
  name: 'Warehouse',
  phone: '9800000000',
  address: '1 Bazaar Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
};

const ownPickup: SellerAccess['own'] = async (db, storeId) => {
  const [row] = await db
    .insert(pickupAddresses)
    .values({ ...pickup, storeId })
    .returning({ id: pickupAddresses.id });
  return `/api/seller/store/pickup-addresses/${row?.id}`;
};

const permission = 'store' as const;

export const store: SellerRoutes = {
  'GET /api/seller/store': { permission },
  'PUT /api/seller/store': { permission, body: profile },
  'POST /api/seller/store/pictures': { permission },
  'POST /api/seller/store/pickup-addresses': { permission, body: pickup },
  'PUT /api/seller/store/pickup-addresses/{id}': { permission, body: pickup, own: ownPickup },
  'DELETE /api/seller/store/pickup-addresses/{id}': { permission, own: ownPickup },
};
