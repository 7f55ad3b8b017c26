import { sellerApiRoutes } from './api';
import { sellerCouponRoutes } from './coupons';
import { dashboardRoutes } from './dashboard';
import { sellerDealRoutes } from './deals';
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

/** Members of a store and its own systems. The first that fits answers. */
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
  sellerReturnRoutes,
];
