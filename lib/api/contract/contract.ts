import { accountsContract } from './accounts';
import { addressesContract } from './addresses';
import { cartContract } from './cart';
import { catalogContract } from './catalog';
import { deliveryContract } from './delivery';
import { healthContract } from './health';
import { noticesContract } from './notices';
import { operatorContract } from './operator';
import { ordersContract } from './orders';
import { paymentsContract } from './payments';
import { productFeedContract } from './product-feed';
import { questionsContract } from './questions';
import { reviewsContract } from './reviews';
import { sessionsContract } from './sessions';
import { shortLinksContract } from './short-links';
import { sitemapContract } from './sitemap';
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
  delivery: deliveryContract,
  health: healthContract,
  notices: noticesContract,
  productFeed: productFeedContract,
  operator: operatorContract,
  orders: ordersContract,
  payments: paymentsContract,
  questions: questionsContract,
  reviews: reviewsContract,
  sessions: sessionsContract,
  shortLinks: shortLinksContract,
  sitemap: sitemapContract,
  support: supportContract,
  uploads: uploadsContract,
  vendors: vendorsContract,
  wishlist: wishlistContract,
};
