import { catalogueManagementRoutes } from './catalogue';
import { operatorContentRoutes } from './content';
import { couponRoutes } from './coupons';
import { operatorDealRoutes } from './deals';
import { operatorQuestionRoutes, reviewReportRoutes } from './feedback';
import { operatorHealthRoutes } from './health';
import { operatorHomeRoutes } from './home';
import { marketImportRoutes } from './imports';
import { listingEditRoutes } from './listing-edits';
import { listingReviewRoutes, priceRoutes } from './listing-reviews';
import { operatorMessageRoutes } from './messages';
import { operatorOrderRoutes } from './orders';
import { operatorPaymentRoutes } from './payments';
import { returnOperatorRoutes } from './returns';
import { searchCountRoutes, searchRuleRoutes } from './search-rules';
import { sellerViewRoutes, vendorOperatorRoutes } from './sellers';
import { operatorSessionRoutes } from './session';
import { settingsRoutes } from './settings';
import { operatorPayoutRoutes, settlementOperatorRoutes } from './settlements';
import { operatorShopperRoutes } from './shoppers';
import { operatorTeamRoutes } from './team';
import { supportOperatorRoutes } from './tickets';

/** Routes of operators. The first match answers. */
export const operatorRoutes = [
  operatorSessionRoutes,
  settingsRoutes,
  operatorMessageRoutes,
  operatorTeamRoutes,
  operatorOrderRoutes,
  operatorPaymentRoutes,
  operatorShopperRoutes,
  operatorHealthRoutes,
  operatorHomeRoutes,
  operatorContentRoutes,
  sellerViewRoutes,
  listingReviewRoutes,
  listingEditRoutes,
  priceRoutes,
  couponRoutes,
  operatorDealRoutes,
  marketImportRoutes,
  searchCountRoutes,
  searchRuleRoutes,
  catalogueManagementRoutes,
  operatorQuestionRoutes,
  reviewReportRoutes,
  returnOperatorRoutes,
  operatorPayoutRoutes,
  settlementOperatorRoutes,
  supportOperatorRoutes,
  vendorOperatorRoutes,
];
