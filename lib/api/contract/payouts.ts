import { acknowledgementSchema } from '../schemas/common';
import { providerParams } from '../schemas/payments';
import type { Rows } from './row';

export const payoutsContract = {
  webhook: {
    method: 'POST',
    path: '/api/payouts/webhook',
    summary: "The payout provider's events; accepted once stored, settled afterwards",
    access: 'everybody',
    answers: { 200: acknowledgementSchema },
  },
  providerWebhook: {
    method: 'POST',
    path: '/api/payouts/webhook/{provider}',
    summary: 'The events of one of several payout providers, by its name in our list',
    access: 'everybody',
    params: providerParams,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
