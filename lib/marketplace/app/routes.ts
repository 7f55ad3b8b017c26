import { marketRoutes } from '../areas/market';
import { operatorRoutes } from '../areas/operator';
import { sellerRoutes } from '../areas/seller';
import { shopRoutes } from '../areas/shop';
import { healthRoutes } from './health';

/** Every route of the marketplace. */
export const allRoutes = [
  healthRoutes,
  ...shopRoutes,
  ...sellerRoutes,
  ...operatorRoutes,
  ...marketRoutes,
];
