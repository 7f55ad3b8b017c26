import type { SellerRoutes } from './table';

export const dashboard: SellerRoutes = { 'GET /api/seller/dashboard': { permission: 'any' } };
