import { z } from 'zod';
import type { Rows } from '../row';
import { acknowledgementSchema, answer, idSchema } from '../schemas/common';
import {
  newRecoveryCodesSchema,
  operatorLoginSchema,
  operatorMeSchema,
  operatorOwnSessionSchema,
  operatorSessionSchema,
} from '../schemas/operators/session';

export const operatorSessionContract = {
  logIn: {
    method: 'POST',
    path: '/api/operator/login',
    summary:
      'Signs an operator in: password and authenticator code; the first time the app is set up',
    access: 'everybody',
    limit: 'sign_in',
    body: operatorLoginSchema,
    answers: { 200: operatorSessionSchema },
  },
  logOut: {
    method: 'POST',
    path: '/api/operator/logout',
    summary: "Ends the operator's session",
    access: 'operator:any',
    answers: { 200: acknowledgementSchema },
  },
  me: {
    method: 'GET',
    path: '/api/operator/me',
    summary: 'Who is signed in to the operator area; 404 for the key of the market',
    access: 'operator:any',
    answers: { 200: answer(operatorMeSchema) },
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/operator/me/recovery-codes',
    summary: 'Replaces the recovery codes by ten new ones, shown once',
    access: 'operator:any',
    limit: 'password',
    body: newRecoveryCodesSchema,
    answers: { 200: answer(z.array(z.string())) },
  },
  sessions: {
    method: 'GET',
    path: '/api/operator/sessions',
    summary: "The operator's own open sessions, this one first",
    access: 'operator:any',
    answers: { 200: answer(z.array(operatorOwnSessionSchema)) },
  },
  endSession: {
    method: 'DELETE',
    path: '/api/operator/sessions/{id}',
    summary: "Ends one of the operator's own sessions",
    access: 'operator:any',
    params: z.object({ id: idSchema }),
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
