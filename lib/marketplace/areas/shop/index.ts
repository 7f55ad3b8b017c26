import { accountRoutes, phoneRoutes, sessionRoutes } from './accounts';
import { addressRoutes } from './addresses';
import { cartRoutes } from './cart';
import { catalogRoutes, searchClickRoutes, suggestRoutes, topSellerRoutes } from './catalog';
import { productFeedRoutes, sitemapRoutes } from './crawlers';
import { deliveryRoutes } from './delivery';
import { homeRoutes } from './home';
import { messageRoutes } from './messages';
import { noticeRoutes } from './notices';
import {
  cancelRoutes,
  deliveryLinkRoutes,
  invoiceRoutes,
  orderRoutes,
  quoteRoutes,
} from './orders';
import { paymentRoutes } from './payments';
import { questionRoutes } from './questions';
import { returnRoutes } from './returns';
import { reviewRoutes } from './reviews';
import { shortLinkRoutes } from './short-links';
import { contentRoutes, siteRoutes } from './site';
import { supportRoutes } from './support';
import { uploadRoutes } from './uploads';
import { applicationRoutes, vendorRoutes } from './vendors';
import { wishlistRoutes } from './wishlist';

/** Routes for visitors, signed-in shoppers, and vendors applying for a store. The first match answers. */
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
  messageRoutes,
  noticeRoutes,
  quoteRoutes,
  orderRoutes,
  cancelRoutes,
  deliveryLinkRoutes,
  invoiceRoutes,
  returnRoutes,
  paymentRoutes,
  supportRoutes,
];
