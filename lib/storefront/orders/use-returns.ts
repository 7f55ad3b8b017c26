'use client';

import type { RequestReturnBody } from '@/lib/contract/schemas/returns/request';
import { readAnew } from '../kept-answers';
import { useOwnCall } from '../session/use-own-call';

/** Loads the returnable items of an order and its returns. */
export function useOrderReturns(number: string) {
  return useOwnCall(
    'GET /api/orders/{orderNumber}/returns',
    number ? { params: { orderNumber: number } } : null,
  );
}

/** Loads the refund of a return; nothing while the return is incomplete. */
export function useReturnPreview(number: string, body: RequestReturnBody | undefined) {
  return useOwnCall(
    'POST /api/orders/{orderNumber}/returns',
    body ? { params: { orderNumber: number }, query: { preview: '1' }, body } : null,
    { keepPreviousData: true, dedupingInterval: 0, shouldRetryOnError: false },
  );
}

/** Reloads answers about orders and their returns. */
export const returnsChanged = () =>
  readAnew([
    'GET /api/orders/{orderNumber}/returns',
    'GET /api/orders/{orderNumber}',
    'GET /api/track/{orderNumber}',
    'GET /api/orders',
  ]);
