import { call, dataOf } from './call';

/** Who runs the market, and how long its sellers have for their steps. */
export const getSite = () => dataOf(call('GET /api/site'));
