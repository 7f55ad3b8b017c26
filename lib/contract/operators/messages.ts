import { z } from 'zod';
import type { Rows } from '../row';
import { acknowledgementSchema, answer } from '../schemas/common';
import {
  smsTemplateBodySchema,
  smsTemplateParams,
  smsTemplateSchema,
} from '../schemas/operators/sms-templates';

const access = 'operator:team' as const;

export const operatorMessagesContract = {
  smsTemplates: {
    method: 'GET',
    path: '/api/operator/sms-templates',
    summary: 'The SMS by kind and language, with the template that is registered for each',
    access,
    answers: { 200: answer(z.array(smsTemplateSchema)) },
  },
  saveSmsTemplate: {
    method: 'PUT',
    path: '/api/operator/sms-templates/{kind}/{locale}',
    summary:
      'Keeps the registered template of a kind and language; 422 for variables that do not fit',
    access,
    params: smsTemplateParams,
    body: smsTemplateBodySchema,
    answers: { 200: acknowledgementSchema },
  },
  removeSmsTemplate: {
    method: 'DELETE',
    path: '/api/operator/sms-templates/{kind}/{locale}',
    summary: 'Forgets a registered template: the SMS is sent no more',
    access,
    params: smsTemplateParams,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
