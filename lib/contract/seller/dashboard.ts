import type { Rows } from '../row';
import { answer } from '../schemas/common';
import { dashboardQuerySchema, dashboardSchema } from '../schemas/seller/dashboard';
import { sellerQueuesSchema } from '../schemas/seller/queues';

export const sellerDashboardContract = {
  dashboard: {
    method: 'GET',
    path: '/api/seller/dashboard',
    summary: 'The first steps of the store, and its sales by day',
    access: 'seller:any',
    query: dashboardQuerySchema,
    answers: { 200: answer(dashboardSchema) },
  },
  queues: {
    method: 'GET',
    path: '/api/seller/queues',
    summary: 'What waits for the store: how much, since when, until when, and where',
    access: 'seller:any',
    answers: { 200: answer(sellerQueuesSchema) },
  },
} as const satisfies Rows;
