import { type Caller, callerOf } from '@/lib/contract/access';
import { codOrder, pune } from '../../modules/orders/testing/orders';
import { type Access, owner, self } from './access-kinds';
import { contractRows } from './contract-rows';
import { operatorRoutes } from './operator-access';
import { sellerRoutes } from './seller-access/table';

export const nowhere = 99_999_999;
const profile = { first_name: 'Asha', last_name: 'Rao' };

/** Shoppers' routes that take a body, or whose path names a thing of the shopper. */
export const ofShoppers: Record<string, Access> = {
  'PUT /api/user-auth/profile': self(profile),
  'POST /api/user-auth/change-password': self({
    current_password: 'banyan-tree-7',
    new_password: 'peepal-tree-8',
  }),
  'POST /api/user-auth/email/send-code': self({
    email: 'moved@example.in',
    password: 'banyan-tree-7',
  }),
  'POST /api/user-auth/email/change': self({ email: 'moved@example.in', otp: '000000' }),
  'POST /api/user-auth/delete-account': self({ password: 'banyan-tree-7' }),
  'POST /api/user-auth/phone/confirm/send-code': self({ phone: '9876543210' }),
  'POST /api/user-auth/phone/confirm': self({ phone: '9876543210', otp: '000000' }),
  'DELETE /api/user-auth/sessions/{id}': owner(
    ({ session }) => `/api/user-auth/sessions/${session}`,
    `/api/user-auth/sessions/${nowhere}`,
  ),

  'PUT /api/user-auth/messages': self({
    choices: [{ kind: 'shipped', mail: true, sms: false, whatsapp: false }],
  }),

  'POST /api/addresses': self(pune),
  'PUT /api/addresses/{id}': owner(
    ({ address }) => `/api/addresses/${address}`,
    `/api/addresses/${nowhere}`,
    pune,
  ),
  'DELETE /api/addresses/{id}': owner(
    ({ address }) => `/api/addresses/${address}`,
    `/api/addresses/${nowhere}`,
  ),

  'POST /api/cart': self({ product_id: 1, store_id: 1, quantity: '1' }),
  'POST /api/cart/coupon': self({ code: 'NOSUCHCODE' }),
  'PUT /api/cart/{cartItemId}': owner(
    ({ cartLine }) => `/api/cart/${cartLine}`,
    `/api/cart/${nowhere}`,
    { quantity: '2' },
  ),
  'DELETE /api/cart/{cartItemId}': owner(
    ({ cartLine }) => `/api/cart/${cartLine}`,
    `/api/cart/${nowhere}`,
  ),

  'POST /api/cart/{cartItemId}/save': owner(
    ({ cartLine }) => `/api/cart/${cartLine}/save`,
    `/api/cart/${nowhere}/save`,
  ),
  'POST /api/cart/saved/{id}/move': owner(
    ({ savedItem }) => `/api/cart/saved/${savedItem}/move`,
    `/api/cart/saved/${nowhere}/move`,
  ),
  'DELETE /api/cart/saved/{id}': owner(
    ({ savedItem }) => `/api/cart/saved/${savedItem}`,
    `/api/cart/saved/${nowhere}`,
  ),

  'POST /api/wishlist/add': self({ product_id: 1, store_id: 1 }),
  'DELETE /api/wishlist/remove/{id}': owner(
    ({ wishlistEntry }) => `/api/wishlist/remove/${wishlistEntry}`,
    `/api/wishlist/remove/${nowhere}`,
  ),

  'POST /api/orders': self(codOrder([nowhere])),
  'GET /api/orders/{orderNumber}': owner(
    ({ order }) => `/api/orders/${order}`,
    '/api/orders/HT-000000-AAAAAA',
  ),
  'GET /api/track/{orderNumber}': owner(
    ({ order }) => `/api/track/${order}`,
    '/api/track/HT-000000-AAAAAA',
  ),
  'POST /api/orders/{id}/cancel': owner(
    ({ orderId }) => `/api/orders/${orderId}/cancel`,
    `/api/orders/${nowhere}/cancel`,
    { reason: 'changed_mind' },
  ),
  'POST /api/orders/cash-code': self({ request: 'no-such-request' }),
  'POST /api/orders/{orderNumber}/shipments/{id}/delivery-choice': self({ choice: 'not_wanted' }),
  'POST /api/orders/{orderNumber}/shipments/{id}/arrival': self({ received: true }),
  'POST /api/orders/{orderNumber}/reorder': owner(
    ({ order }) => `/api/orders/${order}/reorder`,
    '/api/orders/HT-000000-AAAAAA/reorder',
  ),
  'GET /api/orders/{orderNumber}/userInvoice': owner(
    ({ order }) => `/api/orders/${order}/userInvoice`,
    '/api/orders/HT-000000-AAAAAA/userInvoice',
  ),
  'GET /api/orders/{orderNumber}/returns': owner(
    ({ order }) => `/api/orders/${order}/returns`,
    '/api/orders/HT-000000-AAAAAA/returns',
  ),
  'POST /api/orders/{orderNumber}/returns': self({
    kind: 'refund',
    items: [{ item_id: nowhere, quantity: 1 }],
    reason: 'size',
  }),
  'POST /api/orders/{orderNumber}/returns/{id}/hand-over': self({
    carrier: 'Delhivery',
    awb: 'DL123456',
  }),
  'POST /api/orders/{orderNumber}/returns/{id}/dispute': self({ comment: 'It came like that' }),
  'GET /api/orders/{orderNumber}/creditNotes': owner(
    ({ order }) => `/api/orders/${order}/creditNotes`,
    '/api/orders/HT-000000-AAAAAA/creditNotes',
  ),
  'POST /api/checkout/quote': self({ items: [nowhere], pincode: '411001' }),
  'POST /api/payments/create-order/{id}': owner(
    ({ unpaid }) => `/api/payments/create-order/${unpaid}`,
    '/api/payments/create-order/HT-000000-AAAAAA',
  ),
  'POST /api/payments/verify-payment': self({
    razorpay_order_id: 'order_nowhere',
    razorpay_payment_id: 'pay_nowhere',
    razorpay_signature: '0'.repeat(64),
  }),
  'GET /api/payments/status/{id}': owner(
    ({ order }) => `/api/payments/status/${order}`,
    '/api/payments/status/HT-000000-AAAAAA',
  ),
  'POST /api/products/{id}/reviews': self({ rating: 5, title: '', comment: '' }),
  'POST /api/products/{id}/questions': self({ question: 'Is it washable?' }),
};

const accessBy: Record<Caller, (route: string) => Access> = {
  everybody: () => ({ for: 'everybody' }),
  shopper: (route) => ofShoppers[route] ?? self(),
  vendor: () => ({ for: 'vendor' }),
  seller: (route) => ({ for: 'seller', ...sellerRoutes[route] }),
  operator: (route) => ({ for: 'operator', body: operatorRoutes[route] }),
};

/** The permitted callers of each route, from the contract, with what a valid call of it needs. */
export const routes: Record<string, Access> = Object.fromEntries(
  Object.entries(contractRows).map(([route, { access }]) => [
    route,
    accessBy[callerOf(access).kind](route),
  ]),
);
