import { routes } from '../route';
import { operatorHealthRoutes } from './health';
import { homeRoutes } from './home';
import { operatorOrderRoutes } from './orders';
import { operatorPaymentRoutes } from './payments';
import { sellerViewRoutes } from './seller-views';
import { operatorSessionRoutes } from './session';
import { operatorShopperRoutes } from './shoppers';
import { operatorTeamRoutes } from './team';

/** The routes of the operator area that belong to no module of the market. */
export const operatorAreaRoutes = routes();

operatorAreaRoutes.route('/', operatorSessionRoutes);
operatorAreaRoutes.route('/', operatorTeamRoutes);
operatorAreaRoutes.route('/', operatorOrderRoutes);
operatorAreaRoutes.route('/', operatorPaymentRoutes);
operatorAreaRoutes.route('/', operatorShopperRoutes);
operatorAreaRoutes.route('/', operatorHealthRoutes);
operatorAreaRoutes.route('/', homeRoutes);
operatorAreaRoutes.route('/', sellerViewRoutes);
