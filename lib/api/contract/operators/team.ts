import { z } from 'zod';
import { acknowledgementSchema, answer, idSchema } from '../../schemas/common';
import {
  newOperatorSchema,
  operatorAccountSchema,
  operatorAddedSchema,
  operatorChangeSchema,
  operatorLogQuerySchema,
  operatorLogSchema,
} from '../../schemas/operators/team';
import { operatorTodaySchema } from '../../schemas/operators/today';
import type { Rows } from '../row';

const params = z.object({ id: idSchema });

export const operatorTeamContract = {
  today: {
    method: 'GET',
    path: '/api/operator/today',
    summary: 'What waits for the operators, and the orders of the last 30 days',
    access: 'operator',
    answers: { 200: answer(operatorTodaySchema) },
  },
  list: {
    method: 'GET',
    path: '/api/operator/operators',
    summary: 'The accounts of the operator area',
    access: 'operator',
    answers: { 200: answer(z.array(operatorAccountSchema)) },
  },
  add: {
    method: 'POST',
    path: '/api/operator/operators',
    summary: 'Adds an account; its temporary password is shown once',
    access: 'operator',
    body: newOperatorSchema,
    answers: { 201: answer(operatorAddedSchema) },
  },
  change: {
    method: 'PUT',
    path: '/api/operator/operators/{id}',
    summary: 'Gives an account another role; the last owner keeps theirs',
    access: 'operator',
    params,
    body: operatorChangeSchema,
    answers: { 200: answer(operatorAccountSchema) },
  },
  reset: {
    method: 'POST',
    path: '/api/operator/operators/{id}/reset',
    summary:
      'Takes password and authenticator app away, ends the sessions; a new password is shown once',
    access: 'operator',
    params,
    answers: { 200: answer(operatorAddedSchema) },
  },
  remove: {
    method: 'DELETE',
    path: '/api/operator/operators/{id}',
    summary: 'Removes an account and ends its sessions; not the last owner',
    access: 'operator',
    params,
    answers: { 200: acknowledgementSchema },
  },
  log: {
    method: 'GET',
    path: '/api/operator/log',
    summary: 'What operators have changed, the newest first',
    access: 'operator',
    query: operatorLogQuerySchema,
    answers: { 200: answer(operatorLogSchema) },
  },
} as const satisfies Rows;
