import { messageStatusRoutes } from './message-statuses';
import { marketOrderRoutes } from './orders';
import { webhookRoutes } from './payment-events';
import { inboundMailRoutes } from './support-inbox';

/** Routes of programs that work for the market, by its key or a provider's signature. The first match answers. */
export const marketRoutes = [
  marketOrderRoutes,
  webhookRoutes,
  messageStatusRoutes,
  inboundMailRoutes,
];
