import { z } from 'zod';
import type { Rows } from '../row';
import { salesFileQuerySchema } from '../schemas/seller/exports';

export const sellerExportsContract = {
  sales: {
    method: 'GET',
    path: '/api/seller/exports/sales',
    summary:
      "The store's orders, shipments, invoices or credit notes of some days, line by line, as CSV or XLSX",
    access: 'seller:orders',
    scope: 'orders',
    limit: 'export',
    query: salesFileQuerySchema,
    answers: { 200: z.string().meta({ format: 'binary' }) },
    mediaType: 'application/octet-stream',
  },
} as const satisfies Rows;
