import type { Rows } from '../row';
import { acknowledgementSchema } from '../schemas/common';
import {
  dealAnswerSchema,
  dealBodySchema,
  dealParamsSchema,
  dealsAnswerSchema,
  dealsQuerySchema,
} from '../schemas/promotions/deals';

const path = '/api/seller/promotions/deals';
const own = { access: 'seller:catalogue', scope: 'listings' } as const;
const params = dealParamsSchema;

export const sellerDealsContract = {
  list: {
    method: 'GET',
    path,
    summary: "The store's deals: running, to come and ended, by pages",
    ...own,
    query: dealsQuerySchema,
    answers: { 200: dealsAnswerSchema },
  },
  create: {
    method: 'POST',
    path,
    summary: 'A deal of one or many SKUs; 409 names those that cannot be in it, and why',
    ...own,
    limit: 'write',
    body: dealBodySchema,
    answers: { 201: dealAnswerSchema },
  },
  read: {
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'A deal with its SKUs, and what was sold in it and before it',
    ...own,
    params,
    answers: { 200: dealAnswerSchema },
  },
  change: {
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Changes a deal that has not begun',
    ...own,
    limit: 'write',
    params,
    body: dealBodySchema,
    answers: { 200: dealAnswerSchema },
  },
  end: {
    method: 'POST',
    path: `${path}/{id}/end`,
    summary: 'Ends a running deal at once',
    ...own,
    params,
    answers: { 200: dealAnswerSchema },
  },
  remove: {
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Takes away a deal that has not begun',
    ...own,
    params,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
