import { acknowledgementSchema } from '../schemas/common';
import type { Rows } from './row';

export const payoutsContract = {
  webhook: {
    method: 'POST',
    path: '/api/payouts/webhook',
    summary: "The payout provider's events; accepted once stored, settled afterwards",
    access: 'everybody',
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
