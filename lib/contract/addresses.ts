import { z } from 'zod';
import type { Rows } from './row';
import { addressBodySchema, addressSchema } from './schemas/accounts';
import { acknowledgementSchema, answer, idSchema } from './schemas/common';

const params = z.object({ id: idSchema });

export const addressesContract = {
  list: {
    method: 'GET',
    path: '/api/addresses',
    summary: "The shopper's addresses, the default one first",
    access: 'shopper',
    answers: { 200: answer(z.array(addressSchema)) },
  },
  add: {
    method: 'POST',
    path: '/api/addresses',
    summary: 'Saves an address; the first one is the default',
    access: 'shopper',
    body: addressBodySchema,
    answers: { 201: answer(addressSchema) },
  },
  update: {
    method: 'PUT',
    path: '/api/addresses/{id}',
    summary: 'Changes an address',
    access: 'shopper',
    params,
    body: addressBodySchema,
    answers: { 200: answer(addressSchema) },
  },
  remove: {
    method: 'DELETE',
    path: '/api/addresses/{id}',
    summary: 'Removes an address',
    access: 'shopper',
    params,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
