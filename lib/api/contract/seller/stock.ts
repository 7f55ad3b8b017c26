import {
  correctStockAnswerSchema,
  correctStockSchema,
  stockMovementsAnswerSchema,
  stockMovementsQuerySchema,
  stockSettingsAnswerSchema,
  stockSettingsSchema,
} from '../../schemas/seller/stock';
import { repeatableHeaders } from '../request-parts';
import type { Rows } from '../row';

export const sellerStockContract = {
  movements: {
    method: 'GET',
    path: '/api/seller/stock-movements',
    summary: "Why the store's stock changed, when and by whom; the newest first",
    access: 'seller',
    permission: 'catalogue',
    query: stockMovementsQuerySchema,
    answers: { 200: stockMovementsAnswerSchema },
  },
  correct: {
    method: 'POST',
    path: '/api/seller/stock-movements',
    summary: "Corrects a SKU's stock, to a count or by a number, with the reason",
    access: 'seller',
    permission: 'catalogue',
    headers: repeatableHeaders,
    body: correctStockSchema,
    answers: { 200: correctStockAnswerSchema },
  },
  settings: {
    method: 'GET',
    path: '/api/seller/stock-settings',
    summary: 'From which stock on the store is mailed',
    access: 'seller',
    permission: 'catalogue',
    answers: { 200: stockSettingsAnswerSchema },
  },
  changeSettings: {
    method: 'PUT',
    path: '/api/seller/stock-settings',
    summary: 'Changes from which stock on the store is mailed; null ends such mails',
    access: 'seller',
    permission: 'catalogue',
    body: stockSettingsSchema,
    answers: { 200: stockSettingsAnswerSchema },
  },
} as const satisfies Rows;
