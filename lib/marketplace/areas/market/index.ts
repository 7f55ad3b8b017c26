import { marketOrderRoutes } from './orders';
import { webhookRoutes } from './payment-events';
import { inboundMailRoutes } from './support-inbox';

/** Programs that work for the market: by its key, or by the signature of a provider. The first that fits answers. */
export const marketRoutes = [marketOrderRoutes, webhookRoutes, inboundMailRoutes];
