import { makeSettlement } from '../../../modules/settlement/testing/settlement';
import type { SellerRoutes } from './table';

const bankAccount = {
  holder: 'Store Private Limited',
  account_number: '123456789012',
  account_number_again: '123456789012',
  ifsc: 'HDFC0001234',
  password: 'wrong-7-words',
};

export const money: SellerRoutes = {
  'GET /api/seller/balance': { permission: 'money' },
  'GET /api/seller/settlements': { permission: 'money' },
  'GET /api/seller/settlements/{id}': {
    permission: 'money',
    own: async (db, storeId) => `/api/seller/settlements/${await makeSettlement(db, storeId)}`,
  },
  'GET /api/seller/settlements/{id}/statement': {
    permission: 'money',
    own: async (db, storeId) =>
      `/api/seller/settlements/${await makeSettlement(db, storeId)}/statement`,
  },
  'GET /api/seller/bank-account': { permission: 'money' },
  'POST /api/seller/bank-account/code': {
    permission: 'money',
    body: { password: 'wrong-7-words' },
  },
  'PUT /api/seller/bank-account': {
    permission: 'money',
    body: { ...bankAccount, otp: '000000' },
  },
};
