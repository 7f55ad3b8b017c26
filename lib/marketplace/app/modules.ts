import { addressRoutes } from '../areas/shop/addresses';
import { phoneRoutes } from '../areas/shop/phones';
import { accountRoutes } from '../areas/shop/accounts';
import { sessionRoutes } from '../areas/shop/sessions';
import { cartRoutes } from '../areas/shop/cart';
import { catalogueManagementRoutes } from '../areas/operator/catalogue';
import { productFeedRoutes } from '../areas/shop/product-feed';
import { reviewRoutes } from '../areas/shop/reviews';
import { catalogRoutes } from '../areas/shop/catalog';
import { sitemapRoutes } from '../areas/shop/sitemap';
import { suggestRoutes } from '../areas/shop/suggestions';
import { topSellerRoutes } from '../areas/shop/top-sellers';
import { quoteRoutes } from '../areas/shop/quotes';
import { contentRoutes } from '../areas/operator/content';
import { shortLinkRoutes } from '../areas/shop/short-links';
import { deliveryRoutes } from '../areas/shop/delivery';
import { sellerStockRoutes } from '../areas/seller/stock';
import { noticeRoutes } from '../areas/shop/notices';
import { operatorAreaRoutes } from '../areas/operator';
import { cancelRoutes } from '../areas/shop/cancelling';
import { invoiceRoutes } from '../areas/shop/invoices';
import { operatorRoutes } from '../areas/market/orders';
import { orderRoutes } from '../areas/shop/orders';
import { sellerShipmentRoutes } from '../areas/seller/shipments';
import { paymentRoutes } from '../areas/shop/payments';
import { webhookRoutes } from '../areas/market/payment-events';
import { couponRoutes } from '../areas/operator/coupons';
import { operatorDealRoutes } from '../areas/operator/deals';
import { priceRoutes } from '../areas/operator/listing-prices';
import { sellerDealRoutes } from '../areas/seller/deals';
import { questionRoutes } from '../areas/shop/questions';
import { returnOperatorRoutes } from '../areas/operator/returns';
import { returnRoutes } from '../areas/shop/returns';
import { sellerReturnRoutes } from '../areas/seller/returns';
import { searchCountRoutes } from '../areas/operator/searches';
import { sellerApiRoutes } from '../areas/seller/api';
import { dashboardRoutes } from '../areas/seller/dashboard';
import { feedbackRoutes } from '../areas/seller/feedback';
import { marketImportRoutes } from '../areas/operator/imports';
import { sellerImportRoutes } from '../areas/seller/imports';
import { listingViewRoutes } from '../areas/seller/listing-views';
import { listingEditRoutes } from '../areas/operator/listing-edits';
import { listingReviewRoutes } from '../areas/operator/listing-reviews';
import { sellerListingRoutes } from '../areas/seller/listings';
import { sellerSessionRoutes } from '../areas/seller/session';
import { sizeChartRoutes } from '../areas/seller/size-charts';
import { staffRoutes } from '../areas/seller/staff';
import { sellerStoreRoutes } from '../areas/seller/store';
import { settingsRoutes } from '../areas/operator/settings';
import { settlementOperatorRoutes } from '../areas/operator/settlements';
import { payoutRoutes } from '../areas/market/payout-events';
import { sellerMoneyRoutes } from '../areas/seller/money';
import { uploadRoutes } from '../areas/shop/uploads';
import { inboundMailRoutes } from '../areas/market/inbound-mail';
import { supportOperatorRoutes } from '../areas/operator/tickets';
import { supportRoutes } from '../areas/shop/support';
import { applicationRoutes } from '../areas/shop/applications';
import { vendorOperatorRoutes } from '../areas/operator/sellers';
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
