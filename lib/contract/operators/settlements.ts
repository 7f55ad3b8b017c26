import { z } from 'zod';
import type { Rows } from '../row';
import { acknowledgementSchema, answer, pageQuerySchema } from '../schemas/common';
import { payByProviderSchema, payoutsRequestedSchema } from '../schemas/operators/payouts';
import { decideRefundSchema } from '../schemas/operators/refunds';
import {
  adjustmentSchema,
  adjustmentsQuerySchema,
  bankFileSchema,
  cameBackSchema,
  commissionRateSchema,
  exportPayoutsSchema,
  failedPayoutSchema,
  operatorSettlementAnswerSchema,
  operatorSettlementsAnswerSchema,
  operatorSettlementsQuerySchema,
  payoutSchema,
  setCommissionRateSchema,
  settlementParams,
  storeAdjustmentSchema,
  storeAdjustmentsSchema,
  taxFiguresQuerySchema,
  taxFiguresSchema,
} from '../schemas/operators/settlements';
import { operatorStatementSchema } from '../schemas/operators/statement';
import { statementFileSchema } from '../schemas/seller/money';

export const operatorSettlementsContract = {
  list: {
    method: 'GET',
    path: '/api/operator/settlements',
    summary: 'Settlements of a status, else all, newest first (operator token)',
    access: 'operator:finance',
    query: operatorSettlementsQuerySchema,
    answers: { 200: operatorSettlementsAnswerSchema },
  },
  run: {
    method: 'POST',
    path: '/api/operator/settlements/run',
    summary: 'Makes the settlements of the last week, if no job has yet (operator token)',
    access: 'operator:finance',
    answers: {
      /** `failed`: stores whose settlement could not be created. */
      200: answer(z.object({ made: z.number(), there: z.number(), failed: z.number() })),
    },
  },
  statement: {
    method: 'GET',
    path: '/api/operator/settlements/{id}',
    summary: 'A settlement down to the order line, with the commission invoice (operator token)',
    access: 'operator:finance',
    params: settlementParams,
    query: pageQuerySchema,
    answers: { 200: answer(operatorStatementSchema) },
  },
  statementFile: {
    method: 'GET',
    path: '/api/operator/settlements/{id}/statement',
    summary: 'All lines of a settlement as a CSV file (operator token)',
    access: 'operator:finance',
    params: settlementParams,
    answers: { 200: answer(statementFileSchema) },
  },
  export: {
    method: 'POST',
    path: '/api/operator/settlements/export',
    summary: 'The bank file of the approved settlements, which are exported by it (operator token)',
    access: 'operator:finance',
    body: exportPayoutsSchema,
    answers: { 200: answer(bankFileSchema) },
  },
  pay: {
    method: 'POST',
    path: '/api/operator/settlements/pay',
    summary: 'Pays approved settlements by the payout provider, each once (operator token)',
    access: 'operator:finance',
    body: payByProviderSchema,
    answers: { 200: answer(payoutsRequestedSchema) },
  },
  approve: {
    method: 'POST',
    path: '/api/operator/settlements/{id}/approve',
    summary: 'Approves a settlement and issues its commission invoice (operator token)',
    access: 'operator:finance',
    params: settlementParams,
    answers: { 200: operatorSettlementAnswerSchema },
  },
  paid: {
    method: 'POST',
    path: '/api/operator/settlements/{id}/paid',
    summary: 'Notes that the bank has paid, with its UTR (operator token)',
    access: 'operator:finance',
    params: settlementParams,
    body: payoutSchema,
    answers: { 200: operatorSettlementAnswerSchema },
  },
  failed: {
    method: 'POST',
    path: '/api/operator/settlements/{id}/failed',
    summary:
      'Notes that the bank could not pay, or that the payout provider never got it (operator token)',
    access: 'operator:finance',
    params: settlementParams,
    body: failedPayoutSchema,
    answers: { 200: operatorSettlementAnswerSchema },
  },
  cameBack: {
    method: 'POST',
    path: '/api/operator/settlements/{id}/came-back',
    summary:
      'Notes that the bank sent a paid settlement back; it waits to be paid again (operator token)',
    access: 'operator:finance',
    params: settlementParams,
    body: cameBackSchema,
    answers: { 200: operatorSettlementAnswerSchema },
  },
  adjust: {
    method: 'POST',
    path: '/api/operator/adjustments',
    summary:
      'Credits a store or charges it; its next settlement shows it. Above the limit it waits for another operator',
    access: 'operator:finance',
    body: adjustmentSchema,
    answers: { 200: answer(storeAdjustmentSchema) },
  },
  adjustments: {
    method: 'GET',
    path: '/api/operator/adjustments',
    summary: 'Adjustments that operators asked for: waiting for approval, or all',
    access: 'operator:finance',
    query: adjustmentsQuerySchema,
    answers: { 200: answer(storeAdjustmentsSchema) },
  },
  decideAdjustment: {
    method: 'POST',
    path: '/api/operator/adjustments/{id}/decide',
    summary: 'Approves or refuses an adjustment that another operator asked for',
    access: 'operator:finance',
    params: settlementParams,
    body: decideRefundSchema,
    answers: { 200: answer(storeAdjustmentSchema) },
  },
  rates: {
    method: 'GET',
    path: '/api/operator/commission-rates',
    summary: 'Every commission rate, newest first (operator token)',
    access: 'operator:finance',
    answers: { 200: answer(z.array(commissionRateSchema)) },
  },
  setRate: {
    method: 'POST',
    path: '/api/operator/commission-rates',
    summary: 'Sets the commission of a store, a category or the market (operator token)',
    access: 'operator:finance',
    body: setCommissionRateSchema,
    answers: { 200: acknowledgementSchema },
  },
  taxFigures: {
    method: 'GET',
    path: '/api/operator/tax-figures',
    summary: 'TCS for GSTR-8 and TDS of a month by seller, also as CSV (operator token)',
    access: 'operator:finance',
    query: taxFiguresQuerySchema,
    answers: { 200: answer(taxFiguresSchema) },
  },
} as const satisfies Rows;
