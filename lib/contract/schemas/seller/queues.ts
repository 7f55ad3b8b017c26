import { z } from 'zod';
import { queueOf } from '../queues';

/** Queues of a store's work; each is a row of `seller-desk/dashboard/queues.ts`. */
export const sellerQueueNames = [
  'to_confirm',
  'to_pack',
  'to_ship',
  'failed_deliveries',
  'returns',
  'low_stock',
  'unanswered_questions',
  'unanswered_reviews',
] as const;

export const sellerQueuesSchema = z.array(queueOf(sellerQueueNames));

export type SellerQueueName = (typeof sellerQueueNames)[number];
export type SellerQueues = z.infer<typeof sellerQueuesSchema>;
