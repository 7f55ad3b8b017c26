import { sellerApiRoutes } from './api';
import { sellerCouponRoutes } from './coupons';
import { dashboardRoutes } from './dashboard';
import { sellerDealRoutes } from './deals';
import { sellerExportRoutes } from './exports';
import { feedbackRoutes } from './feedback';
import { sellerImportRoutes } from './imports';
import {
  listingViewRoutes,
  sellerListingRoutes,
  sellerPriceRoutes,
  sizeChartRoutes,
} from './listings';
import { sellerMoneyRoutes } from './money';
import { sellerReturnRoutes } from './returns';
import { sellerSessionRoutes } from './session';
import { sellerShipmentRoutes } from './shipments';
import { staffRoutes } from './staff';
import { sellerStockRoutes } from './stock';
import { sellerStoreRoutes } from './store';

/** Routes for members of a store and its own systems. The first match answers. */
export const sellerRoutes = [
  sellerSessionRoutes,
  staffRoutes,
  sellerApiRoutes,
  sellerShipmentRoutes,
  sellerStockRoutes,
  dashboardRoutes,
  sellerStoreRoutes,
  feedbackRoutes,
  sellerListingRoutes,
  listingViewRoutes,
  sellerPriceRoutes,
  sizeChartRoutes,
  sellerMoneyRoutes,
  sellerDealRoutes,
  sellerCouponRoutes,
  sellerImportRoutes,
  sellerExportRoutes,
  sellerReturnRoutes,
];
