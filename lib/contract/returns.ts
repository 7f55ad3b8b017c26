import { z } from 'zod';
import { requiredFile } from './files';
import { orderHeaders, orderNumberParams } from './request-parts';
import type { Rows } from './row';
import { acknowledgementSchema, answer, idSchema } from './schemas/common';
import { cameBackReturnSchema } from './schemas/operators/settlements';
import { disputeSchema, handOverSchema, requestReturnSchema } from './schemas/returns/request';
import {
  creditNoteSchema,
  orderReturnsSchema,
  requestedReturnSchema,
  returnPictureSchema,
  returnSchema,
} from './schemas/returns/view';
import {
  decideReturnSchema,
  operatorReturnSchema,
  operatorReturnsQuerySchema,
  operatorReturnsSchema,
  paidReturnSchema,
} from './schemas/seller/returns';

const idParams = z.object({ id: idSchema });

export const returnsContract = {
  list: {
    method: 'GET',
    path: '/api/orders/{orderNumber}/returns',
    summary: 'What of an order can be sent back now and until when, and the returns it has',
    access: 'shopper',
    params: orderNumberParams,
    answers: { 200: answer(orderReturnsSchema) },
  },
  request: {
    method: 'POST',
    path: '/api/orders/{orderNumber}/returns',
    summary: 'Asks to return or exchange items of one parcel; ?preview=1 tells the refund only',
    access: 'shopper',
    params: orderNumberParams,
    query: z.object({ preview: z.string().max(10).optional() }),
    headers: orderHeaders,
    body: requestReturnSchema,
    answers: { 200: answer(requestedReturnSchema), 201: answer(requestedReturnSchema) },
  },
  handOver: {
    method: 'POST',
    path: '/api/orders/{orderNumber}/returns/{id}/hand-over',
    summary: 'Says that the goods of an accepted return are on their way, with the proof',
    access: 'shopper',
    limit: 'write',
    params: orderNumberParams.extend({ id: idSchema }),
    body: handOverSchema,
    answers: { 200: answer(returnSchema) },
  },
  dispute: {
    method: 'POST',
    path: '/api/orders/{orderNumber}/returns/{id}/dispute',
    summary: 'Has the market decide about a return that was answered; once',
    access: 'shopper',
    limit: 'write',
    params: orderNumberParams.extend({ id: idSchema }),
    body: disputeSchema,
    answers: { 200: answer(returnSchema) },
  },
  addPicture: {
    method: 'POST',
    path: '/api/return-pictures',
    summary: 'Uploads a picture for a return that is to be requested; unused ones go after a day',
    access: 'shopper',
    limit: 'picture',
    form: z.object({ picture: requiredFile }),
    answers: { 201: answer(returnPictureSchema) },
  },
  removePicture: {
    method: 'DELETE',
    path: '/api/return-pictures/{id}',
    summary: 'Removes a picture that no return has yet',
    access: 'shopper',
    params: idParams,
    answers: { 200: acknowledgementSchema },
  },
  creditNotes: {
    method: 'GET',
    path: '/api/orders/{orderNumber}/creditNotes',
    summary: 'The credit notes for what came back of an order',
    access: 'shopper',
    params: orderNumberParams,
    answers: { 200: answer(z.object({ credit_notes: z.array(creditNoteSchema) })) },
  },
  operatorList: {
    method: 'GET',
    path: '/api/operator/returns',
    summary: 'Returns in dispute, or those whose refund waits to be paid out (operator token)',
    access: 'operator:orders',
    query: operatorReturnsQuerySchema,
    answers: { 200: answer(operatorReturnsSchema) },
  },
  decide: {
    method: 'POST',
    path: '/api/operator/returns/{id}/decide',
    summary: 'Decides a disputed return (operator token)',
    access: 'operator:orders',
    params: idParams,
    body: decideReturnSchema,
    answers: { 200: answer(operatorReturnSchema) },
  },
  markPaid: {
    method: 'POST',
    path: '/api/operator/returns/{id}/paid',
    summary: 'Notes that a refund to a UPI id or bank account was paid (operator token)',
    access: 'operator:finance',
    params: idParams,
    body: paidReturnSchema,
    answers: { 200: answer(operatorReturnSchema) },
  },
  cameBack: {
    method: 'POST',
    path: '/api/operator/returns/{id}/came-back',
    summary: 'Notes that the bank sent a refund back, and where it goes now (operator token)',
    access: 'operator:finance',
    params: idParams,
    body: cameBackReturnSchema,
    answers: { 200: answer(operatorReturnSchema) },
  },
} as const satisfies Rows;
