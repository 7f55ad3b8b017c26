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
  'GET /api/seller/settlements/{id}': {
    own: async (db, storeId) => `/api/seller/settlements/${await makeSettlement(db, storeId)}`,
  },
  'GET /api/seller/settlements/{id}/statement': {
    own: async (db, storeId) =>
      `/api/seller/settlements/${await makeSettlement(db, storeId)}/statement`,
  },
  'POST /api/seller/bank-account/code': {
    body: { password: 'wrong-7-words' },
  },
  'PUT /api/seller/bank-account': {
    body: { ...bankAccount, otp: '000000' },
  },
};
