import { catalogueManagementRoutes } from './catalogue';
import { operatorContentRoutes } from './content';
import { couponRoutes } from './coupons';
import { operatorDealRoutes } from './deals';
import { operatorHealthRoutes } from './health';
import { operatorHomeRoutes } from './home';
import { marketImportRoutes } from './imports';
import { listingEditRoutes } from './listing-edits';
import { priceRoutes } from './listing-prices';
import { listingReviewRoutes } from './listing-reviews';
import { operatorOrderRoutes } from './orders';
import { operatorPaymentRoutes } from './payments';
import { operatorPayoutRoutes } from './payouts';
import { operatorQuestionRoutes } from './questions';
import { returnOperatorRoutes } from './returns';
import { reviewReportRoutes } from './review-reports';
import { searchRuleRoutes } from './search-rules';
import { searchCountRoutes } from './searches';
import { sellerViewRoutes } from './seller-views';
import { vendorOperatorRoutes } from './sellers';
import { operatorSessionRoutes } from './session';
import { settingsRoutes } from './settings';
import { settlementOperatorRoutes } from './settlements';
import { operatorShopperRoutes } from './shoppers';
import { operatorTeamRoutes } from './team';
import { supportOperatorRoutes } from './tickets';

/** Who runs the market. The first that fits answers. */
export const operatorRoutes = [
  operatorSessionRoutes,
  settingsRoutes,
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
