import { homeRoutes } from '../home/routes';
import { routes } from '../host/route';
import { operatorHealthRoutes } from './health/routes';
import { operatorOrderRoutes } from './orders/routes';
import { operatorPaymentRoutes } from './payments/routes';
import { sellerViewRoutes } from './seller-views/routes';
import { operatorShopperRoutes } from './shoppers/routes';
import { operatorSessionRoutes } from './sign-in/routes';
import { operatorTeamRoutes } from './team/routes';

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
