import { addressRoutes } from '../accounts/addresses/routes';
import { phoneRoutes } from '../accounts/phones/routes';
import { accountRoutes } from '../accounts/routes';
import { sessionRoutes } from '../accounts/sessions/routes';
import { cartRoutes } from '../cart/routes';
import { catalogueManagementRoutes } from '../catalog/manage/routes';
import { productFeedRoutes } from '../catalog/product-feed/routes';
import { reviewRoutes } from '../catalog/reviews/review-routes';
import { catalogRoutes } from '../catalog/routes';
import { sitemapRoutes } from '../catalog/sitemap-routes';
import { suggestRoutes } from '../catalog/suggest-routes';
import { topSellerRoutes } from '../catalog/top-seller-routes';
import { quoteRoutes } from '../checkout/routes';
import { contentRoutes } from '../content/editing/routes';
import { shortLinkRoutes } from '../content/short-link-routes';
import { deliveryRoutes } from '../delivery/routes';
import { sellerStockRoutes } from '../inventory/movements/routes';
import { noticeRoutes } from '../notices/routes';
import { operatorAreaRoutes } from '../operators/routes';
import { cancelRoutes } from '../orders/cancel/cancel-routes';
import { invoiceRoutes } from '../orders/invoice/invoice-routes';
import { operatorRoutes } from '../orders/operator/operator-routes';
import { orderRoutes } from '../orders/routes';
import { sellerShipmentRoutes } from '../orders/seller/routes';
import { paymentRoutes } from '../payments/routes';
import { webhookRoutes } from '../payments/webhooks/webhook-routes';
import { couponRoutes } from '../promotions/coupons/manage/routes';
import { operatorDealRoutes } from '../promotions/deals/operator-routes';
import { priceRoutes } from '../promotions/deals/price-routes';
import { sellerDealRoutes } from '../promotions/deals/routes';
import { questionRoutes } from '../questions/routes';
import { returnOperatorRoutes } from '../returns/operator-routes';
import { returnRoutes } from '../returns/routes';
import { sellerReturnRoutes } from '../returns/seller-routes';
import { searchCountRoutes } from '../search-counts/routes';
import { sellerApiRoutes } from '../sellers/api-routes';
import { dashboardRoutes } from '../sellers/dashboard/routes';
import { feedbackRoutes } from '../sellers/feedback/routes';
import { marketImportRoutes } from '../sellers/imports/all-stores/routes';
import { sellerImportRoutes } from '../sellers/imports/routes';
import { listingViewRoutes } from '../sellers/listing-views/routes';
import { listingEditRoutes } from '../sellers/listings/bulk-edit/routes';
import { listingReviewRoutes } from '../sellers/listings/review-routes';
import { sellerListingRoutes } from '../sellers/listings/routes';
import { sellerSessionRoutes } from '../sellers/session/routes';
import { sizeChartRoutes } from '../sellers/size-charts/routes';
import { staffRoutes } from '../sellers/staff/routes';
import { sellerStoreRoutes } from '../sellers/store/routes';
import { settingsRoutes } from '../settings/routes';
import { settlementOperatorRoutes } from '../settlement/operator/routes';
import { payoutRoutes } from '../settlement/payouts/routes';
import { sellerMoneyRoutes } from '../settlement/seller/routes';
import { uploadRoutes } from '../storage/routes';
import { inboundMailRoutes } from '../support/inbound/routes';
import { supportOperatorRoutes } from '../support/operator/routes';
import { supportRoutes } from '../support/routes';
import { applicationRoutes } from '../vendors/application-routes';
import { vendorOperatorRoutes } from '../vendors/operator-routes';
import { vendorRoutes } from '../vendors/routes';
import { wishlistRoutes } from '../wishlist/routes';
import { healthRoutes } from './health';

/** The routes of every module; the first that fits answers. */
export const modules = [
  healthRoutes,
  settingsRoutes,
  topSellerRoutes,
  applicationRoutes,
  vendorRoutes,
  sellerSessionRoutes,
  staffRoutes,
  sellerApiRoutes,
  sellerShipmentRoutes,
  sellerStockRoutes,
  operatorAreaRoutes,
  dashboardRoutes,
  sellerStoreRoutes,
  feedbackRoutes,
  sellerListingRoutes,
  listingViewRoutes,
  sizeChartRoutes,
  listingReviewRoutes,
  listingEditRoutes,
  sellerMoneyRoutes,
  sellerDealRoutes,
  priceRoutes,
  couponRoutes,
  operatorDealRoutes,
  sellerImportRoutes,
  marketImportRoutes,
  uploadRoutes,
  suggestRoutes,
  searchCountRoutes,
  catalogRoutes,
  catalogueManagementRoutes,
  reviewRoutes,
  questionRoutes,
  sitemapRoutes,
  productFeedRoutes,
  deliveryRoutes,
  shortLinkRoutes,
  contentRoutes,
  accountRoutes,
  phoneRoutes,
  sessionRoutes,
  addressRoutes,
  cartRoutes,
  wishlistRoutes,
  noticeRoutes,
  quoteRoutes,
  orderRoutes,
  cancelRoutes,
  invoiceRoutes,
  returnRoutes,
  sellerReturnRoutes,
  returnOperatorRoutes,
  operatorRoutes,
  payoutRoutes,
  settlementOperatorRoutes,
  paymentRoutes,
  webhookRoutes,
  supportRoutes,
  inboundMailRoutes,
  supportOperatorRoutes,
  vendorOperatorRoutes,
];
