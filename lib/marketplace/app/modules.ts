import { inboundMailRoutes } from '../areas/market/inbound-mail';
import { operatorRoutes } from '../areas/market/orders';
import { webhookRoutes } from '../areas/market/payment-events';
import { payoutRoutes } from '../areas/market/payout-events';
import { operatorAreaRoutes } from '../areas/operator';
import { catalogueManagementRoutes } from '../areas/operator/catalogue';
import { contentRoutes } from '../areas/operator/content';
import { couponRoutes } from '../areas/operator/coupons';
import { operatorDealRoutes } from '../areas/operator/deals';
import { marketImportRoutes } from '../areas/operator/imports';
import { listingEditRoutes } from '../areas/operator/listing-edits';
import { priceRoutes } from '../areas/operator/listing-prices';
import { listingReviewRoutes } from '../areas/operator/listing-reviews';
import { returnOperatorRoutes } from '../areas/operator/returns';
import { searchCountRoutes } from '../areas/operator/searches';
import { vendorOperatorRoutes } from '../areas/operator/sellers';
import { settingsRoutes } from '../areas/operator/settings';
import { settlementOperatorRoutes } from '../areas/operator/settlements';
import { supportOperatorRoutes } from '../areas/operator/tickets';
import { sellerApiRoutes } from '../areas/seller/api';
import { dashboardRoutes } from '../areas/seller/dashboard';
import { sellerDealRoutes } from '../areas/seller/deals';
import { feedbackRoutes } from '../areas/seller/feedback';
import { sellerImportRoutes } from '../areas/seller/imports';
import { listingViewRoutes } from '../areas/seller/listing-views';
import { sellerListingRoutes } from '../areas/seller/listings';
import { sellerMoneyRoutes } from '../areas/seller/money';
import { sellerReturnRoutes } from '../areas/seller/returns';
import { sellerSessionRoutes } from '../areas/seller/session';
import { sellerShipmentRoutes } from '../areas/seller/shipments';
import { sizeChartRoutes } from '../areas/seller/size-charts';
import { staffRoutes } from '../areas/seller/staff';
import { sellerStockRoutes } from '../areas/seller/stock';
import { sellerStoreRoutes } from '../areas/seller/store';
import { accountRoutes } from '../areas/shop/accounts';
import { addressRoutes } from '../areas/shop/addresses';
import { applicationRoutes } from '../areas/shop/applications';
import { cancelRoutes } from '../areas/shop/cancelling';
import { cartRoutes } from '../areas/shop/cart';
import { catalogRoutes } from '../areas/shop/catalog';
import { deliveryRoutes } from '../areas/shop/delivery';
import { invoiceRoutes } from '../areas/shop/invoices';
import { noticeRoutes } from '../areas/shop/notices';
import { orderRoutes } from '../areas/shop/orders';
import { paymentRoutes } from '../areas/shop/payments';
import { phoneRoutes } from '../areas/shop/phones';
import { productFeedRoutes } from '../areas/shop/product-feed';
import { questionRoutes } from '../areas/shop/questions';
import { quoteRoutes } from '../areas/shop/quotes';
import { returnRoutes } from '../areas/shop/returns';
import { reviewRoutes } from '../areas/shop/reviews';
import { sessionRoutes } from '../areas/shop/sessions';
import { shortLinkRoutes } from '../areas/shop/short-links';
import { sitemapRoutes } from '../areas/shop/sitemap';
import { suggestRoutes } from '../areas/shop/suggestions';
import { supportRoutes } from '../areas/shop/support';
import { topSellerRoutes } from '../areas/shop/top-sellers';
import { uploadRoutes } from '../areas/shop/uploads';
import { vendorRoutes } from '../areas/shop/vendors';
import { wishlistRoutes } from '../areas/shop/wishlist';
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
