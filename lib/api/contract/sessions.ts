import { z } from 'zod';
import { acknowledgementSchema, answer, idSchema } from '../schemas/common';
import { deleteAccountSchema, sessionSchema } from '../schemas/sessions';
import type { Rows } from './row';

export const sessionsContract = {
  list: {
    method: 'GET',
    path: '/api/user-auth/sessions',
    summary: 'The devices on which the shopper is signed in, this one first',
    access: 'shopper',
    answers: { 200: answer(z.array(sessionSchema)) },
  },
  endAll: {
    method: 'DELETE',
    path: '/api/user-auth/sessions',
    summary: 'Logs out everywhere, also here',
    access: 'shopper',
    answers: { 200: acknowledgementSchema },
  },
  end: {
    method: 'DELETE',
    path: '/api/user-auth/sessions/{id}',
    summary: 'Logs out one device',
    access: 'shopper',
    params: z.object({ id: idSchema }),
    answers: { 200: acknowledgementSchema },
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/user-auth/delete-account',
    summary: 'Deletes the account; orders stay for the tax period, without names',
    access: 'shopper',
    limit: 'password',
    body: deleteAccountSchema,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
