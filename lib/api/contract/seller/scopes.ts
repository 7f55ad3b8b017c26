import type { ApiScope } from '../../schemas/seller/scopes';
import type { contract } from '../contract';

type Contract = typeof contract;
type AnyRow = {
  [Resource in keyof Contract]: Contract[Resource][keyof Contract[Resource]];
}[keyof Contract];
type RouteOf<Each> = Each extends {
  access: 'seller';
  method: infer Method extends string;
  path: infer Path extends string;
}
  ? `${Method} ${Path}`
  : never;

/** Method and path of a route of the seller area. */
export type SellerRoute = RouteOf<AnyRow>;

/**
 * The scope that a personal token needs for each route of the seller area; null where only a person may, signed
 * in: what opens doors (sessions, staff, the bank account, tokens, webhooks) and the store's own face.
 */
export const scopeOfRoute = {
  'GET /api/seller/promotions/coupons': 'listings:read',
  'POST /api/seller/promotions/coupons': 'listings:write',
  'GET /api/seller/promotions/coupons/{id}': 'listings:read',
  'PUT /api/seller/promotions/coupons/{id}': 'listings:write',
  'POST /api/seller/promotions/coupons/{id}/pause': 'listings:write',
  'POST /api/seller/promotions/coupons/{id}/resume': 'listings:write',
  'GET /api/seller/listings': 'listings:read',
  'POST /api/seller/listings': 'listings:write',
  'POST /api/seller/listings/proposals': 'listings:write',
  'POST /api/seller/listings/description-proposals': 'listings:write',
  'POST /api/seller/listings/bulk': 'listings:write',
  'GET /api/seller/listings/{id}': 'listings:read',
  'PUT /api/seller/listings/{id}': 'listings:write',
  'POST /api/seller/listings/{id}/submit': 'listings:write',
  'POST /api/seller/listings/{id}/pause': 'listings:write',
  'POST /api/seller/listings/{id}/resume': 'listings:write',
  'POST /api/seller/listings/{id}/archive': 'listings:write',
  'POST /api/seller/listings/{id}/duplicate': 'listings:write',
  'GET /api/seller/listings/{id}/history': 'listings:read',
  'GET /api/seller/listings/{id}/prices': 'listings:read',
  'GET /api/seller/listings/{id}/history/{revision}': 'listings:read',
  'GET /api/seller/skus': 'listings:read',
  'PATCH /api/seller/skus': 'listings:write',
  'POST /api/seller/pictures': 'listings:write',
  'GET /api/seller/categories/{id}/attributes': 'listings:read',
  'GET /api/seller/categories/{id}/sizes': 'listings:read',

  'GET /api/seller/size-charts': 'listings:read',
  'POST /api/seller/size-charts': 'listings:write',
  'PUT /api/seller/size-charts/{id}': 'listings:write',
  'DELETE /api/seller/size-charts/{id}': 'listings:write',

  'GET /api/seller/promotions/deals': 'listings:read',
  'POST /api/seller/promotions/deals': 'listings:write',
  'GET /api/seller/promotions/deals/{id}': 'listings:read',
  'PUT /api/seller/promotions/deals/{id}': 'listings:write',
  'POST /api/seller/promotions/deals/{id}/end': 'listings:write',
  'DELETE /api/seller/promotions/deals/{id}': 'listings:write',

  'GET /api/seller/imports': 'listings:read',
  'POST /api/seller/imports': 'listings:write',
  'GET /api/seller/imports/fields': 'listings:read',
  'GET /api/seller/imports/template': 'listings:read',
  'GET /api/seller/imports/{id}': 'listings:read',
  'GET /api/seller/imports/{id}/values': 'listings:read',
  'PUT /api/seller/imports/{id}/values': 'listings:write',
  'PUT /api/seller/imports/{id}/rows': 'listings:write',
  'PUT /api/seller/imports/{id}/mapping': 'listings:write',
  'POST /api/seller/imports/{id}/apply': 'listings:write',
  'POST /api/seller/imports/{id}/cancel': 'listings:write',
  'POST /api/seller/imports/{id}/undo': 'listings:write',
  'POST /api/seller/imports/{id}/retry': 'listings:write',
  'GET /api/seller/imports/{id}/report': 'listings:read',
  'GET /api/seller/imports/{id}/faulty-rows': 'listings:read',
  'GET /api/seller/exports': 'listings:read',

  'GET /api/seller/stock-movements': 'stock:read',
  'POST /api/seller/stock-movements': 'stock:write',
  'GET /api/seller/stock-settings': 'stock:read',
  'PUT /api/seller/stock-settings': 'stock:write',

  'GET /api/seller/shipments': 'orders:read',
  'GET /api/seller/shipments/papers': 'orders:read',
  'POST /api/seller/shipments/bulk': 'orders:write',
  'POST /api/seller/shipments/ship': 'orders:write',
  'GET /api/seller/shipments/{id}': 'orders:read',
  'POST /api/seller/shipments/{id}/confirm': 'orders:write',
  'POST /api/seller/shipments/{id}/pack': 'orders:write',
  'POST /api/seller/shipments/{id}/ship': 'orders:write',
  'POST /api/seller/shipments/{id}/out-for-delivery': 'orders:write',
  'POST /api/seller/shipments/{id}/deliver': 'orders:write',
  'POST /api/seller/shipments/{id}/fail': 'orders:write',
  'POST /api/seller/shipments/{id}/take-back': 'orders:write',
  'POST /api/seller/shipments/{id}/cancel': 'orders:write',
  'GET /api/seller/shipments/{id}/label': 'orders:read',
  'GET /api/seller/shipments/{id}/packing-slip': 'orders:read',
  'GET /api/seller/shipments/{id}/invoice': 'orders:read',

  'GET /api/seller/returns': 'orders:read',
  'GET /api/seller/returns/{id}': 'orders:read',
  'POST /api/seller/returns/{id}/accept': 'orders:write',
  'POST /api/seller/returns/{id}/refuse': 'orders:write',
  'POST /api/seller/returns/{id}/picked-up': 'orders:write',
  'POST /api/seller/returns/{id}/not-received': 'orders:write',
  'POST /api/seller/returns/{id}/received': 'orders:write',
  'POST /api/seller/returns/{id}/decide': 'orders:write',
  'GET /api/seller/returns/{id}/credit-note': 'orders:read',
  'POST /api/seller/return-pictures': 'orders:write',

  'GET /api/seller/balance': 'money:read',
  'GET /api/seller/settlements': 'money:read',
  'GET /api/seller/settlements/{id}': 'money:read',
  'GET /api/seller/settlements/{id}/statement': 'money:read',

  'GET /api/seller/reviews': 'feedback:read',
  'POST /api/seller/reviews/{id}/reply': 'feedback:write',
  'POST /api/seller/reviews/{id}/report': 'feedback:write',
  'GET /api/seller/questions': 'feedback:read',
  'POST /api/seller/questions/{id}/answer': 'feedback:write',
  'POST /api/seller/questions/{id}/report': 'feedback:write',

  'GET /api/seller/listing-views': null,
  'PUT /api/seller/listing-views': null,
  'DELETE /api/seller/listing-views/{id}': null,
  'POST /api/seller/logout': null,
  'GET /api/seller/me': null,
  'GET /api/seller/dashboard': null,
  'GET /api/seller/bank-account': null,
  'POST /api/seller/bank-account/code': null,
  'PUT /api/seller/bank-account': null,
  'GET /api/seller/store': null,
  'PUT /api/seller/store': null,
  'POST /api/seller/store/pictures': null,
  'POST /api/seller/store/pickup-addresses': null,
  'PUT /api/seller/store/pickup-addresses/{id}': null,
  'DELETE /api/seller/store/pickup-addresses/{id}': null,
  'GET /api/seller/staff': null,
  'POST /api/seller/staff/invitations': null,
  'DELETE /api/seller/staff/invitations/{id}': null,
  'PUT /api/seller/staff/{id}': null,
  'DELETE /api/seller/staff/{id}': null,
  'GET /api/seller/api-tokens': null,
  'POST /api/seller/api-tokens': null,
  'DELETE /api/seller/api-tokens/{id}': null,
  'POST /api/seller/webhook-events/{message}/replay': 'webhooks:write',

  'GET /api/seller/webhooks': null,
  'POST /api/seller/webhooks': null,
  'PUT /api/seller/webhooks/{id}': null,
  'DELETE /api/seller/webhooks/{id}': null,
  'POST /api/seller/webhooks/{id}/secret': null,
  'POST /api/seller/webhooks/{id}/test': null,
  'GET /api/seller/webhooks/{id}/deliveries': null,
  'POST /api/seller/webhooks/{id}/deliveries/{delivery}/replay': null,
} as const satisfies Record<SellerRoute, ApiScope | null>;
