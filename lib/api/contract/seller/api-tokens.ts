import { z } from 'zod';
import { acknowledgementSchema, idSchema } from '../../schemas/common';
import {
  apiTokensAnswerSchema,
  createApiTokenSchema,
  newApiTokenAnswerSchema,
} from '../../schemas/seller/api-tokens';
import type { Rows } from '../row';

const own = { access: 'seller', permission: 'store' } as const;

export const sellerApiTokensContract = {
  list: {
    method: 'GET',
    path: '/api/seller/api-tokens',
    summary: "The store's personal tokens that are not revoked, newest first",
    ...own,
    answers: { 200: apiTokensAnswerSchema },
  },
  create: {
    method: 'POST',
    path: '/api/seller/api-tokens',
    summary:
      "Makes a personal token for the store's own system, with the password; its text is answered here only",
    ...own,
    limit: 'api_access',
    body: createApiTokenSchema,
    answers: { 201: newApiTokenAnswerSchema },
  },
  revoke: {
    method: 'DELETE',
    path: '/api/seller/api-tokens/{id}',
    summary: 'Revokes a personal token, at once and for good',
    ...own,
    params: z.object({ id: idSchema }),
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
