import type { Database } from '../../../kernel/db/connection';
import { routesOf } from '../contract-rows';
import { apiTokenAccess } from './api-tokens';
import { couponAccess } from './coupons';
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

/** The valid input of a call to the seller area. */
export type SellerAccess = {
  /** A valid body. */
  body?: object;
  /** Creates the thing that the path names, for that store, and returns its path. */
  own?: (db: Database, storeId: number) => Promise<string>;
};

export type SellerRoutes = Record<string, SellerAccess>;

/** The parts of this folder. */
export const sellerNeeds: SellerRoutes = {
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

/** All routes of the seller area, with what a valid call of each needs. */
export const sellerRoutes: SellerRoutes = Object.fromEntries(
  routesOf('seller').map((route) => [route, sellerNeeds[route] ?? {}]),
);
