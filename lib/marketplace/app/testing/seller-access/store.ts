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

export const store: SellerRoutes = {
  'PUT /api/seller/store': { body: profile },
  'POST /api/seller/store/pickup-addresses': { body: pickup },
  'PUT /api/seller/store/pickup-addresses/{id}': { body: pickup, own: ownPickup },
  'DELETE /api/seller/store/pickup-addresses/{id}': { own: ownPickup },
};
