import { accountRoutes } from './accounts';
import { addressRoutes } from './addresses';
import { applicationRoutes } from './applications';
import { cancelRoutes } from './cancelling';
import { cartRoutes } from './cart';
import { catalogRoutes } from './catalog';
import { contentRoutes } from './content';
import { deliveryRoutes } from './delivery';
import { homeRoutes } from './home';
import { invoiceRoutes } from './invoices';
import { noticeRoutes } from './notices';
import { orderRoutes } from './orders';
import { paymentRoutes } from './payments';
import { phoneRoutes } from './phones';
import { productFeedRoutes } from './product-feed';
import { questionRoutes } from './questions';
import { quoteRoutes } from './quotes';
import { returnRoutes } from './returns';
import { reviewRoutes } from './reviews';
import { searchClickRoutes } from './searches';
import { sessionRoutes } from './sessions';
import { shortLinkRoutes } from './short-links';
import { siteRoutes } from './site';
import { sitemapRoutes } from './sitemap';
import { suggestRoutes } from './suggestions';
import { supportRoutes } from './support';
import { topSellerRoutes } from './top-sellers';
import { uploadRoutes } from './uploads';
import { vendorRoutes } from './vendors';
import { wishlistRoutes } from './wishlist';

/** Whoever comes by, shoppers who are signed in, and vendors on their way to a store. The first that fits answers. */
export const shopRoutes = [
  topSellerRoutes,
  applicationRoutes,
  vendorRoutes,
  uploadRoutes,
  suggestRoutes,
  searchClickRoutes,
  catalogRoutes,
  siteRoutes,
  homeRoutes,
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
  paymentRoutes,
  supportRoutes,
];
