import { z } from 'zod';
import { salesLists } from './sales-lists';

export const salesFileQuerySchema = z.object({
  list: z.enum(salesLists).default('invoices'),
  format: z.enum(['csv', 'xlsx']).default('xlsx'),
  /** Days in India, both included: of the order, or of the document's issue. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
