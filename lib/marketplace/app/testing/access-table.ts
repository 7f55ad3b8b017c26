import { codOrder, pune } from '../../modules/orders/testing/orders';
import { type Access, everybody, operator, owner, self, vendor } from './access-kinds';
import { operatorRoutes } from './operator-access';
import { sellerRoutes } from './seller-access/table';

export const nowhere = 99_999_999;
const profile = { first_name: 'Asha', last_name: 'Rao' };

/** Who may call each route, stated apart from the contract so that a wrong `access` there fails. */
export const routes: Record<string, Access> = {
  'GET /api/health': everybody,
  'GET /api/products': everybody,
  'GET /api/products/search': everybody,
  'GET /api/products/top-sellers': everybody,
  'GET /api/products/slug/{slug}': everybody,
  'GET /api/products/store/{storeId}': everybody,
  'GET /api/products/suggest': everybody,
  'POST /api/products/search/clicked': everybody,
  'GET /api/products/{id}': everybody,
  'GET /api/products/{id}/reviews': everybody,
  'GET /api/products/{id}/delivery': everybody,
  'GET /api/pincodes/{pincode}': everybody,
  'GET /api/delivery': everybody,
  'GET /api/categories': everybody,
  'GET /api/categories/{slug}': everybody,
  'GET /api/gst-rates': everybody,
  'GET /api/brands': everybody,
  'GET /api/stores': everybody,
  'GET /api/stores/{idOrSlug}': everybody,
  'GET /api/banners': everybody,
  'GET /api/home': everybody,
  'GET /api/home/preview': everybody,
  'GET /api/promotional-banners/active': everybody,
  'GET /api/site': everybody,
  'GET /api/content': everybody,
  'GET /api/content/{kind}/{slug}': everybody,
  'GET /api/sitemap': everybody,
  'GET /api/sitemap/{kind}': everybody,
  'GET /api/product-feed': everybody,
  'POST /api/shorten-url': everybody,
  'GET /api/shorten-url/{code}': everybody,
  'POST /api/support-tickets': everybody,
  'GET /api/support-tickets/{number}': everybody,
  'POST /api/support-tickets/{number}/messages': everybody,
  'GET /api/support-tickets/{number}/attachments/{id}': everybody,
  'POST /api/support-attachments': everybody,
  'POST /api/mail/inbound': everybody,
  'POST /api/newsletter': everybody,
  'POST /api/newsletter/confirm': everybody,
  'POST /api/newsletter/unsubscribe': everybody,

  'POST /api/user-auth/signup': everybody,
  'POST /api/user-auth/login': everybody,
  'POST /api/user-auth/send-otp': everybody,
  'POST /api/user-auth/verify-otp': everybody,
  'POST /api/user-auth/forgot-password': everybody,
  'POST /api/user-auth/reset-password': everybody,
  'POST /api/user-auth/phone/send-code': everybody,
  'POST /api/user-auth/phone/sign-in': everybody,

  'POST /api/user-auth/logout': self(),
  'GET /api/user-auth/profile': self(),
  'PUT /api/user-auth/profile': self(profile),
  'POST /api/user-auth/change-password': self({
    current_password: 'banyan-tree-7',
    new_password: 'peepal-tree-8',
  }),
  'POST /api/user-auth/delete-account': self({ password: 'banyan-tree-7' }),
  'POST /api/user-auth/phone/confirm/send-code': self({ phone: '9876543210' }),
  'POST /api/user-auth/phone/confirm': self({ phone: '9876543210', otp: '000000' }),
  'GET /api/user-auth/sessions': self(),
  'DELETE /api/user-auth/sessions': self(),
  'DELETE /api/user-auth/sessions/{id}': owner(
    ({ session }) => `/api/user-auth/sessions/${session}`,
    `/api/user-auth/sessions/${nowhere}`,
  ),

  'GET /api/addresses': self(),
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

  'GET /api/cart': self(),
  'POST /api/cart': self({ product_id: 1, store_id: 1, quantity: '1' }),
  'DELETE /api/cart': self(),
  'GET /api/cart/coupons': self(),
  'POST /api/cart/coupon': self({ code: 'NOSUCHCODE' }),
  'DELETE /api/cart/coupon': self(),
  'PUT /api/cart/{cartItemId}': owner(
    ({ cartLine }) => `/api/cart/${cartLine}`,
    `/api/cart/${nowhere}`,
    { quantity: '2' },
  ),
  'DELETE /api/cart/{cartItemId}': owner(
    ({ cartLine }) => `/api/cart/${cartLine}`,
    `/api/cart/${nowhere}`,
  ),

  'GET /api/cart/saved': self(),
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

  'GET /api/wishlist': self(),
  'POST /api/wishlist/add': self({ product_id: 1, store_id: 1 }),
  'DELETE /api/wishlist/remove/{id}': owner(
    ({ wishlistEntry }) => `/api/wishlist/remove/${wishlistEntry}`,
    `/api/wishlist/remove/${nowhere}`,
  ),

  'GET /api/products/{id}/notices': self(),
  'PUT /api/products/{id}/notices/{kind}': self(),
  'DELETE /api/products/{id}/notices/{kind}': self(),
  'POST /api/notices/stop': everybody,

  'GET /api/orders': self(),
  'POST /api/orders': self(codOrder([nowhere])),
  'GET /api/orders/{orderNumber}': owner(
    ({ order }) => `/api/orders/${order}`,
    '/api/orders/HT-000000-AAAAAA',
  ),
  'GET /api/track': self(),
  'GET /api/track/{orderNumber}': owner(
    ({ order }) => `/api/track/${order}`,
    '/api/track/HT-000000-AAAAAA',
  ),
  'POST /api/orders/{id}/cancel': owner(
    ({ orderId }) => `/api/orders/${orderId}/cancel`,
    `/api/orders/${nowhere}/cancel`,
    { reason: 'changed_mind' },
  ),
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
  'POST /api/return-pictures': self(),
  'DELETE /api/return-pictures/{id}': self(),
  'POST /api/checkout/quote': self({ items: [nowhere], pincode: '411001' }),
  'GET /api/payments/methods': everybody,
  'POST /api/payments/webhook': everybody,
  'POST /api/payments/webhook/{provider}': everybody,
  'POST /api/payouts/webhook': everybody,
  'POST /api/payouts/webhook/{provider}': everybody,
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
  'GET /api/products/{id}/reviews/mine': self(),
  'POST /api/products/{id}/reviews': self({ rating: 5, title: '', comment: '' }),
  'GET /api/products/{id}/questions': everybody,
  'GET /api/products/{id}/questions/mine': self(),
  'POST /api/products/{id}/questions': self({ question: 'Is it washable?' }),
  'POST /api/questions/{id}/report': self(),
  'POST /api/review-pictures': self(),
  'DELETE /api/review-pictures/{id}': self(),
  'PUT /api/reviews/{id}/helpful': self(),
  'DELETE /api/reviews/{id}/helpful': self(),

  'GET /api/uploads/{folder}/{file}': everybody,
  'POST /api/stores': everybody,
  'POST /api/stores/send-code': everybody,
  'POST /api/stores/confirm': everybody,
  'POST /api/stores/login': everybody,
  'POST /api/stores/forgot-password': everybody,
  'POST /api/stores/reset-password': everybody,
  'POST /api/stores/logout': vendor,
  'GET /api/stores/me': vendor,

  'POST /api/seller/login': everybody,
  'GET /api/seller/join': everybody,
  'POST /api/seller/join': everybody,
  'POST /api/operator/login': everybody,
  ...Object.fromEntries(
    Object.entries(operatorRoutes).map(([route, body]) => [route, operator(body)]),
  ),
  ...Object.fromEntries(
    Object.entries(sellerRoutes).map(([route, access]) => [route, { for: 'seller', ...access }]),
  ),
};
