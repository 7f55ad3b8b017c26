import { repeatableHeaders } from '../request-parts';
import type { Rows } from '../row';
import {
  correctStockAnswerSchema,
  correctStockSchema,
  stockMovementsAnswerSchema,
  stockMovementsQuerySchema,
  stockSettingsAnswerSchema,
  stockSettingsSchema,
} from '../schemas/seller/stock';

export const sellerStockContract = {
  movements: {
    method: 'GET',
    path: '/api/seller/stock-movements',
    summary: "Why the store's stock changed, when and by whom; the newest first",
    access: 'seller:catalogue',
    scope: 'stock',
    query: stockMovementsQuerySchema,
    answers: { 200: stockMovementsAnswerSchema },
  },
  correct: {
    method: 'POST',
    path: '/api/seller/stock-movements',
    summary: "Corrects a SKU's stock, to a count or by a number, with the reason",
    access: 'seller:catalogue',
    scope: 'stock',
    headers: repeatableHeaders,
    body: correctStockSchema,
    answers: { 200: correctStockAnswerSchema },
  },
  settings: {
    method: 'GET',
    path: '/api/seller/stock-settings',
    summary: 'From which stock on the store is mailed',
    access: 'seller:catalogue',
    scope: 'stock',
    answers: { 200: stockSettingsAnswerSchema },
  },
  changeSettings: {
    method: 'PUT',
    path: '/api/seller/stock-settings',
    summary: 'Changes from which stock on the store is mailed; null ends such mails',
    access: 'seller:catalogue',
    scope: 'stock',
    body: stockSettingsSchema,
    answers: { 200: stockSettingsAnswerSchema },
  },
} as const satisfies Rows;
