import type { Rows } from '../row';
import { acknowledgementSchema, answer } from '../schemas/common';
import {
  dealParamsSchema,
  marketDealsPageSchema,
  marketDealsQuerySchema,
  stopDealSchema,
} from '../schemas/promotions/deals';

export const operatorDealsContract = {
  list: {
    method: 'GET',
    path: '/api/operator/deals',
    summary: 'Deals of all stores: running, to come and ended, by pages',
    access: 'operator:catalogue',
    query: marketDealsQuerySchema,
    answers: { 200: answer(marketDealsPageSchema) },
  },
  stop: {
    method: 'POST',
    path: '/api/operator/deals/{id}/stop',
    summary: 'Ends a running deal, or takes away one to come; the store is mailed the reason',
    access: 'operator:catalogue',
    params: dealParamsSchema,
    body: stopDealSchema,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
