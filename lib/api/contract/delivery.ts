import { z } from 'zod';
import { answer, idSchema } from '../schemas/common';
import { deliveryQuerySchema, deliverySchema, pincodePlaceSchema } from '../schemas/delivery';
import type { Rows } from './row';

export const deliveryContract = {
  check: {
    method: 'GET',
    path: '/api/products/{id}/delivery',
    summary: 'Whether, when and for how much one of a product reaches a pincode',
    access: 'everybody',
    params: z.object({ id: idSchema }),
    query: deliveryQuerySchema,
    answers: { 200: answer(deliverySchema) },
  },
  pincode: {
    method: 'GET',
    path: '/api/pincodes/{pincode}',
    summary: 'City and state of a pincode',
    access: 'everybody',
    params: deliveryQuerySchema,
    answers: { 200: answer(pincodePlaceSchema) },
  },
} as const satisfies Rows;
