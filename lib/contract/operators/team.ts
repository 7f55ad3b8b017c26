import { z } from 'zod';
import type { Rows } from '../row';
import { acknowledgementSchema, answer, idSchema } from '../schemas/common';
import {
  newOperatorSchema,
  operatorAccountSchema,
  operatorAddedSchema,
  operatorChangeSchema,
  operatorLogQuerySchema,
  operatorLogSchema,
  stepUpSchema,
} from '../schemas/operators/team';
import { operatorQueuesSchema, operatorTodaySchema } from '../schemas/operators/today';

const params = z.object({ id: idSchema });

export const operatorTeamContract = {
  today: {
    method: 'GET',
    path: '/api/operator/today',
    summary: 'The orders of the last 60 days, searches, books and failed jobs',
    access: 'operator:any',
    answers: { 200: answer(operatorTodaySchema) },
  },
  queues: {
    method: 'GET',
    path: '/api/operator/queues',
    summary: 'What waits for the calling operator: how much, since when, and where',
    access: 'operator:any',
    answers: { 200: answer(operatorQueuesSchema) },
  },
  list: {
    method: 'GET',
    path: '/api/operator/operators',
    summary: 'The accounts of the operator area',
    access: 'operator:team',
    answers: { 200: answer(z.array(operatorAccountSchema)) },
  },
  add: {
    method: 'POST',
    path: '/api/operator/operators',
    summary:
      'Adds an account, by a fresh authenticator code; its temporary password is shown once, for a day',
    access: 'operator:team',
    limit: 'step_up',
    body: newOperatorSchema,
    answers: { 201: answer(operatorAddedSchema) },
  },
  change: {
    method: 'PUT',
    path: '/api/operator/operators/{id}',
    summary:
      'Gives another account another role, by a fresh authenticator code; the last owner keeps theirs',
    access: 'operator:team',
    limit: 'step_up',
    params,
    body: operatorChangeSchema,
    answers: { 200: answer(operatorAccountSchema) },
  },
  reset: {
    method: 'POST',
    path: '/api/operator/operators/{id}/reset',
    summary:
      'Takes password and authenticator app away from another account, by a fresh authenticator code; a new password is shown once, for a day',
    access: 'operator:team',
    limit: 'step_up',
    params,
    body: stepUpSchema,
    answers: { 200: answer(operatorAddedSchema) },
  },
  remove: {
    method: 'POST',
    path: '/api/operator/operators/{id}/remove',
    summary:
      'Removes another account and ends its sessions, by a fresh authenticator code; not the last owner',
    access: 'operator:team',
    limit: 'step_up',
    params,
    body: stepUpSchema,
    answers: { 200: acknowledgementSchema },
  },
  log: {
    method: 'GET',
    path: '/api/operator/log',
    summary: 'What operators have changed, the newest first',
    access: 'operator:team',
    query: operatorLogQuerySchema,
    answers: { 200: answer(operatorLogSchema) },
  },
} as const satisfies Rows;
