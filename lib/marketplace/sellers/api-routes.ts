import { routes } from '../host/route';
import { apiTokenRoutes } from './tokens/routes';
import { sellerWebhookRoutes } from './webhooks/routes';

/** What opens the market to a store's own system. */
export const sellerApiRoutes = routes();

sellerApiRoutes.route('/', apiTokenRoutes);
sellerApiRoutes.route('/', sellerWebhookRoutes);
