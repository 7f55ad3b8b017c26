import type { Rows } from '../row';
import { acknowledgementSchema, answer } from '../schemas/common';
import { settlementParams } from '../schemas/operators/settlements';
import {
  balanceSchema,
  bankAccountCodeSchema,
  bankAccountSchema,
  changeBankAccountSchema,
  codeSentSchema,
  sellerSettlementsQuerySchema,
  sellerSettlementsSchema,
  statementFileSchema,
  statementSchema,
} from '../schemas/seller/money';

export const sellerMoneyContract = {
  balance: {
    method: 'GET',
    path: '/api/seller/balance',
    summary: 'What is owed to the store, what is on the way and when the next settlement is made',
    access: 'seller:money',
    scope: 'money',
    answers: { 200: answer(balanceSchema) },
  },
  settlements: {
    method: 'GET',
    path: '/api/seller/settlements',
    summary: "The store's settlements, newest first",
    access: 'seller:money',
    scope: 'money',
    query: sellerSettlementsQuerySchema,
    answers: { 200: answer(sellerSettlementsSchema) },
  },
  settlement: {
    method: 'GET',
    path: '/api/seller/settlements/{id}',
    summary: 'A settlement down to the order line, with the commission invoice',
    access: 'seller:money',
    scope: 'money',
    params: settlementParams,
    query: sellerSettlementsQuerySchema,
    answers: { 200: answer(statementSchema) },
  },
  statement: {
    method: 'GET',
    path: '/api/seller/settlements/{id}/statement',
    summary: 'All lines of a settlement as a CSV file',
    access: 'seller:money',
    scope: 'money',
    params: settlementParams,
    answers: { 200: answer(statementFileSchema) },
  },
  bankAccount: {
    method: 'GET',
    path: '/api/seller/bank-account',
    summary: 'Where the store is paid out to, masked',
    access: 'seller:money',
    answers: { 200: answer(bankAccountSchema.nullable()) },
  },
  bankAccountCode: {
    method: 'POST',
    path: '/api/seller/bank-account/code',
    summary: 'Mails the code that changing the bank account needs',
    access: 'seller:money',
    limit: 'password',
    body: bankAccountCodeSchema,
    answers: { 200: codeSentSchema },
  },
  changeBankAccount: {
    method: 'PUT',
    path: '/api/seller/bank-account',
    summary: 'Changes the bank account, by password and mailed code; payouts are held for 48 hours',
    access: 'seller:money',
    limit: 'password',
    body: changeBankAccountSchema,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
