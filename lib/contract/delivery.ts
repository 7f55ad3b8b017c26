import { z } from 'zod';
import type { Rows } from './row';
import { answer, idSchema } from './schemas/common';
import {
  deliveryQuerySchema,
  deliverySchema,
  pincodePlaceSchema,
  storesDeliveryQuerySchema,
  storesDeliverySchema,
} from './schemas/delivery';

export const deliveryContract = {
  check: {
    method: 'GET',
    path: '/api/products/{id}/delivery',
    summary: 'Whether, when and for how much one of a product reaches a pincode',
    access: 'everybody',
    fromReplica: true,
    params: z.object({ id: idSchema }),
    query: deliveryQuerySchema,
    answers: { 200: answer(deliverySchema) },
  },
  stores: {
    method: 'GET',
    path: '/api/delivery',
    summary: 'When and for how much some stores send to a pincode, for all products of a screen',
    access: 'everybody',
    fromReplica: true,
    query: storesDeliveryQuerySchema,
    answers: { 200: answer(storesDeliverySchema) },
  },
  pincode: {
    method: 'GET',
    path: '/api/pincodes/{pincode}',
    summary: 'City and state of a pincode',
    access: 'everybody',
    fromReplica: true,
    params: deliveryQuerySchema,
    answers: { 200: answer(pincodePlaceSchema) },
  },
} as const satisfies Rows;
