import { answer } from '../../schemas/common';
import { dashboardQuerySchema, dashboardSchema } from '../../schemas/seller/dashboard';
import type { Rows } from '../row';

export const sellerDashboardContract = {
  dashboard: {
    method: 'GET',
    path: '/api/seller/dashboard',
    summary: 'What waits for the store, its first steps, and its sales by day',
    access: 'seller',
    permission: 'any',
    query: dashboardQuerySchema,
    answers: { 200: answer(dashboardSchema) },
  },
} as const satisfies Rows;
