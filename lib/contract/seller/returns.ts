import { z } from 'zod';
import { requiredFile } from '../files';
import type { Rows } from '../row';
import { answer, idSchema } from '../schemas/common';
import { refuseReturnSchema } from '../schemas/returns/request';
import { creditNoteSchema, returnPictureSchema } from '../schemas/returns/view';
import {
  decideReceivedSchema,
  receivedReturnSchema,
  sellerReturnSchema,
  sellerReturnsQuerySchema,
  sellerReturnsSchema,
} from '../schemas/seller/returns';

const params = z.object({ id: idSchema });
const answers = { 200: answer(sellerReturnSchema) };

export const sellerReturnsContract = {
  list: {
    method: 'GET',
    path: '/api/seller/returns',
    summary: 'The returns of a tab, those whose time runs out first',
    access: 'seller:orders',
    scope: 'orders',
    query: sellerReturnsQuerySchema,
    answers: { 200: answer(sellerReturnsSchema) },
  },
  view: {
    method: 'GET',
    path: '/api/seller/returns/{id}',
    summary: 'A return with its pictures and its timeline',
    access: 'seller:orders',
    scope: 'orders',
    params,
    answers,
  },
  accept: {
    method: 'POST',
    path: '/api/seller/returns/{id}/accept',
    summary: 'Accepts a return; an exchange takes its replacement from stock, or becomes a refund',
    access: 'seller:orders',
    scope: 'orders',
    params,
    answers,
  },
  refuse: {
    method: 'POST',
    path: '/api/seller/returns/{id}/refuse',
    summary: 'Refuses a return, with the reason and pictures; the shopper may dispute it once',
    access: 'seller:orders',
    scope: 'orders',
    params,
    body: refuseReturnSchema,
    answers,
  },
  pickedUp: {
    method: 'POST',
    path: '/api/seller/returns/{id}/picked-up',
    summary: 'The goods have been picked up from the shopper',
    access: 'seller:orders',
    scope: 'orders',
    params,
    answers,
  },
  notReceived: {
    method: 'POST',
    path: '/api/seller/returns/{id}/not-received',
    summary: 'What the shopper says to have sent did not arrive: the market decides',
    access: 'seller:orders',
    scope: 'orders',
    params,
    body: refuseReturnSchema,
    answers,
  },
  received: {
    method: 'POST',
    path: '/api/seller/returns/{id}/received',
    summary: 'The goods are back; sellable ones go into stock and are settled at once',
    access: 'seller:orders',
    scope: 'orders',
    params,
    body: receivedReturnSchema,
    answers,
  },
  decide: {
    method: 'POST',
    path: '/api/seller/returns/{id}/decide',
    summary:
      'Settles goods that came back, in money or as asked, or sends damaged ones back to the shopper',
    access: 'seller:orders',
    scope: 'orders',
    params,
    body: decideReceivedSchema,
    answers,
  },
  creditNote: {
    method: 'GET',
    path: '/api/seller/returns/{id}/credit-note',
    summary: 'The credit note of a return',
    access: 'seller:orders',
    scope: 'orders',
    params,
    answers: { 200: answer(z.object({ credit_notes: z.array(creditNoteSchema) })) },
  },
  addPicture: {
    method: 'POST',
    path: '/api/seller/return-pictures',
    summary: 'Uploads a picture for a refusal; unused ones go after a day',
    access: 'seller:orders',
    scope: 'orders',
    limit: 'picture',
    form: z.object({ picture: requiredFile }),
    answers: { 201: answer(returnPictureSchema) },
  },
} as const satisfies Rows;
