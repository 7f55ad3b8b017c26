import type { Rows } from '../row';
import {
  storeSizeChartBodySchema,
  storeSizeChartParamsSchema,
  storeSizeChartsAnswerSchema,
} from '../schemas/seller/size-charts';

const path = '/api/seller/size-charts';
const own = { access: 'seller:catalogue', scope: 'listings' } as const;

export const sellerSizeChartsContract = {
  list: {
    method: 'GET',
    path,
    summary: "The store's size charts by name; a listing names one as `size_chart_id`",
    ...own,
    answers: { 200: storeSizeChartsAnswerSchema },
  },
  add: {
    method: 'POST',
    path,
    summary: 'Adds a size chart; answers all',
    ...own,
    body: storeSizeChartBodySchema,
    answers: { 201: storeSizeChartsAnswerSchema },
  },
  change: {
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Changes a size chart, on the pages of its listings too; answers all',
    ...own,
    params: storeSizeChartParamsSchema,
    body: storeSizeChartBodySchema,
    answers: { 200: storeSizeChartsAnswerSchema },
  },
  remove: {
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Takes a size chart away, from its listings too; answers those that are left',
    ...own,
    params: storeSizeChartParamsSchema,
    answers: { 200: storeSizeChartsAnswerSchema },
  },
} as const satisfies Rows;
