import { numberParams } from '../request-parts';
import type { Rows } from '../row';
import { acknowledgementSchema, answer } from '../schemas/common';
import { sellerViewSchema } from '../schemas/operators/sellers';

export const operatorSellerViewsContract = {
  open: {
    method: 'POST',
    path: '/api/operator/vendors/{number}/view',
    summary: "Opens a store's area to be looked at for 30 minutes, with nothing to change in it",
    access: 'operator:sellers',
    params: numberParams,
    answers: { 201: answer(sellerViewSchema) },
  },
  end: {
    method: 'DELETE',
    path: '/api/operator/vendors/{number}/view',
    summary: "Ends what this session looks at of a store's area",
    access: 'operator:sellers',
    params: numberParams,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
