import { z } from 'zod';
import type { Rows } from './row';
import { acknowledgementSchema, answer, idSchema } from './schemas/common';
import { noticeKinds, ownNoticesSchema } from './schemas/notices';

const params = z.object({ id: idSchema });
const kindParams = params.extend({ kind: z.enum(noticeKinds) });

export const noticesContract = {
  own: {
    method: 'GET',
    path: '/api/products/{id}/notices',
    summary: 'What the shopper has asked to be told of the product',
    access: 'shopper',
    params,
    answers: { 200: answer(ownNoticesSchema) },
  },
  ask: {
    method: 'PUT',
    path: '/api/products/{id}/notices/{kind}',
    summary: 'Asks for one mail when the product is back in stock, or costs less than now',
    access: 'shopper',
    limit: 'write',
    params: kindParams,
    answers: { 200: acknowledgementSchema },
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/products/{id}/notices/{kind}',
    summary: 'Takes that back',
    access: 'shopper',
    limit: 'write',
    params: kindParams,
    answers: { 200: acknowledgementSchema },
  },
  stop: {
    method: 'POST',
    path: '/api/notices/stop',
    summary: 'Takes back all notices of the shopper to whom the token was mailed (RFC 8058)',
    access: 'everybody',
    isForeign: true,
    query: z.object({ token: z.string().max(200) }),
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
