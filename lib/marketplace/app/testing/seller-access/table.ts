import type { SellerPermission } from '@/lib/api/schemas/seller/session';
import type { Database } from '../../../kernel/db/connection';
import { apiTokenAccess } from './api-tokens';
import { couponAccess } from './coupons';
import { dashboard } from './dashboard';
import { dealAccess } from './deals';
import { feedback } from './feedback';
import { importRoutes } from './imports';
import { listingViewAccess } from './listing-views';
import { listingAccess } from './listings';
import { money } from './money';
import { returnsAccess } from './returns';
import { shipmentRoutes, stockRoutes } from './shipments';
import { sizeChartAccess } from './size-charts';
import { staffAccess } from './staff';
import { store } from './store';
import { webhookAccess } from './webhooks';

/** Who may call a route of the seller area. */
export type SellerAccess = {
  permission: SellerPermission;
  /** A valid one. */
  body?: object;
  /** Where the path names a thing: makes one of that store and answers its path. */
  own?: (db: Database, storeId: number) => Promise<string>;
};

export type SellerRoutes = Record<string, SellerAccess>;

const session: SellerRoutes = {
  'POST /api/seller/logout': { permission: 'any' },
  'GET /api/seller/me': { permission: 'any' },
};

/** Every route of the seller area: a file for each of its parts in this folder, put together here. */
export const sellerRoutes: SellerRoutes = {
  ...session,
  ...dashboard,
  ...couponAccess,
  ...feedback,
  ...store,
  ...listingAccess,
  ...money,
  ...returnsAccess,
  ...shipmentRoutes,
  ...stockRoutes,
  ...importRoutes,
  ...staffAccess,
  ...apiTokenAccess,
  ...dealAccess,
  ...listingViewAccess,
  ...sizeChartAccess,
  ...webhookAccess,
};
