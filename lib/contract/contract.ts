import { accountsContract, phonesContract, sessionsContract } from './accounts';
import { addressesContract } from './addresses';
import { cartContract } from './cart';
import { catalogContract } from './catalog';
import { couponsContract } from './coupons';
import { productFeedContract, sitemapContract } from './crawlers';
import { deliveryContract } from './delivery';
import { healthContract } from './health';
import { listingReviewContract } from './listing-review';
import { messagesContract } from './messages';
import { noticesContract } from './notices';
import { operatorContract } from './operator';
import { operatorCatalogueContract } from './operators/catalogue';
import { operatorContentContract } from './operators/content';
import { operatorDealsContract } from './operators/deals';
import { operatorHealthContract } from './operators/health';
import { operatorHomeContract } from './operators/home';
import { operatorImportsContract } from './operators/imports';
import { operatorListingEditsContract } from './operators/listing-edits';
import { operatorMessagesContract } from './operators/messages';
import { operatorOrdersContract } from './operators/orders';
import { operatorPaymentsContract } from './operators/payments';
import { operatorSearchContract } from './operators/search-rules';
import { operatorSellerViewsContract } from './operators/seller-views';
import { operatorSessionContract } from './operators/session';
import { operatorSettingsContract } from './operators/settings';
import { operatorSettlementsContract } from './operators/settlements';
import { operatorShoppersContract } from './operators/shoppers';
import { operatorTeamContract } from './operators/team';
import { operatorTicketsContract } from './operators/tickets';
import { ordersContract } from './orders';
import { couriersContract, paymentsContract, payoutsContract } from './payments';
import { questionsContract } from './questions';
import { returnsContract } from './returns';
import { reviewsContract } from './reviews';
import { sellerApiTokensContract, sellerWebhooksContract } from './seller/api';
import { sellerDashboardContract } from './seller/dashboard';
import { sellerDealsContract } from './seller/deals';
import { sellerExportsContract } from './seller/exports';
import { sellerFeedbackContract } from './seller/feedback';
import { sellerImportsContract } from './seller/imports';
import { sellerListingsContract, sellerListingViewsContract } from './seller/listings';
import { sellerMoneyContract } from './seller/money';
import { sellerReturnsContract } from './seller/returns';
import { sellerSessionContract } from './seller/session';
import { sellerShipmentsContract } from './seller/shipments';
import { sellerSizeChartsContract } from './seller/size-charts';
import { sellerStaffContract } from './seller/staff';
import { sellerStockContract } from './seller/stock';
import { sellerStoreContract } from './seller/store';
import { shortLinksContract } from './short-links';
import { contentContract, siteContract } from './site';
import { supportContract } from './support';
import { uploadsContract } from './uploads';
import { vendorsContract } from './vendors';
import { wishlistContract } from './wishlist';

/** Every route of the API, by resource. */
export const contract = {
  accounts: accountsContract,
  addresses: addressesContract,
  cart: cartContract,
  catalog: catalogContract,
  content: contentContract,
  coupons: couponsContract,
  delivery: deliveryContract,
  health: healthContract,
  listingReview: listingReviewContract,
  messages: messagesContract,
  notices: noticesContract,
  productFeed: productFeedContract,
  operator: operatorContract,
  operatorContent: operatorContentContract,
  operatorHome: operatorHomeContract,
  operatorMessages: operatorMessagesContract,
  operatorOrders: operatorOrdersContract,
  operatorPayments: operatorPaymentsContract,
  operatorCatalogue: operatorCatalogueContract,
  operatorImports: operatorImportsContract,
  operatorListingEdits: operatorListingEditsContract,
  operatorSearch: operatorSearchContract,
  operatorDeals: operatorDealsContract,
  operatorSellerViews: operatorSellerViewsContract,
  operatorSession: operatorSessionContract,
  operatorSettings: operatorSettingsContract,
  operatorShoppers: operatorShoppersContract,
  operatorTeam: operatorTeamContract,
  operatorTickets: operatorTicketsContract,
  operatorHealth: operatorHealthContract,
  operatorSettlements: operatorSettlementsContract,
  orders: ordersContract,
  payments: paymentsContract,
  payouts: payoutsContract,
  couriers: couriersContract,
  phones: phonesContract,
  questions: questionsContract,
  returns: returnsContract,
  reviews: reviewsContract,
  sellerApiTokens: sellerApiTokensContract,
  sellerDashboard: sellerDashboardContract,
  sellerDeals: sellerDealsContract,
  sellerListings: sellerListingsContract,
  sellerListingViews: sellerListingViewsContract,
  sellerSizeCharts: sellerSizeChartsContract,
  sellerMoney: sellerMoneyContract,
  sellerReturns: sellerReturnsContract,
  sellerFeedback: sellerFeedbackContract,
  sellerExports: sellerExportsContract,
  sellerImports: sellerImportsContract,
  sellerSession: sellerSessionContract,
  sellerStaff: sellerStaffContract,
  sellerStore: sellerStoreContract,
  sellerShipments: sellerShipmentsContract,
  sellerStock: sellerStockContract,
  sellerWebhooks: sellerWebhooksContract,
  sessions: sessionsContract,
  shortLinks: shortLinksContract,
  site: siteContract,
  sitemap: sitemapContract,
  support: supportContract,
  uploads: uploadsContract,
  vendors: vendorsContract,
  wishlist: wishlistContract,
};
