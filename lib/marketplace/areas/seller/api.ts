import { routes } from '../route';
import { apiTokenRoutes } from './api-tokens';
import { sellerWebhookRoutes } from './webhooks';

/** What opens the market to a store's own system. */
export const sellerApiRoutes = routes();

sellerApiRoutes.route('/', apiTokenRoutes);
sellerApiRoutes.route('/', sellerWebhookRoutes);
