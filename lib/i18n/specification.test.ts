import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import en from '@/messages/en.json';

const shell = 'e2e/shell.spec.ts';
const screens = 'e2e/spec-texts.spec.ts';
const cart = 'e2e/cart-wishlist.spec.ts';
const payments = 'e2e/payment-failures.spec.ts';
const request = 'lib/client/request.test.ts';
const addresses = 'lib/marketplace/modules/accounts/addresses/addresses.test.ts';
const invoice = 'lib/storefront/orders/invoice-pdf/load.test.ts';

/** The texts of specification §2, §5 and §8 word for word, with their keys and the tests that provoke them. */
const specified: [text: string, key: string, test: string][] = [
  ['Page Not Found', 'notFound.title', 'e2e/pages.spec.ts'],
  ['View All', 'shell.view_all', shell],
  ['view all brands', 'shell.view_all_brands', shell],
  ['My Profile', 'account.my_profile', shell],
  ['Logout', 'account.logout', shell],
  ['Sign In', 'account.sign_in', shell],
  ['Sign Up', 'account.sign_up', shell],
  ['You are currently offline. Please check your internet connection.', 'shell.offline', screens],
  ['Something went wrong', 'errors.went_wrong', screens],
  ['An unexpected error occurred', 'errors.no_reason', 'app/[locale]/(storefront)/error.test.tsx'],
  ['Reload Page', 'errors.reload', screens],
  ['Your Cart is Empty', 'cart.empty', cart],
  ['Your Wishlist is Empty', 'wishlist.empty', cart],
  ['No Products Found', 'listing.none', screens],
  ['No orders found.', 'orders.none', screens],

  ['Full name is required.', 'validation.full_name_required', addresses],
  ['Address is required.', 'validation.address_required', addresses],
  ['City is required.', 'validation.city_required', addresses],
  ['Pincode must be 6 digits.', 'validation.pincode', addresses],

  [
    "There was a problem with the server. Please check the network tab in your browser's developer tools for the full server response.",
    'errors.server_problem',
    request,
  ],
  [
    'Request failed with status: {status}. See the developer console for more details.',
    'errors.request_failed',
    request,
  ],
  [
    'An unknown API error occurred. Check the console for details.',
    'errors.unknown_api_error',
    request,
  ],
  [
    'The request took too long to complete. Please check your network connection and try again.',
    'errors.timeout',
    request,
  ],
  ['API endpoint is required', 'errors.endpoint_required', request],

  ['Item added to cart', 'api.item_added', 'lib/marketplace/modules/cart/cart.test.ts'],
  ['Cart cleared', 'api.cart_cleared', 'lib/marketplace/modules/cart/cart.test.ts'],
  ['Could not load cart: {message}', 'errors.could_not_load_cart', screens],
  ['Could not remove item from cart.', 'errors.could_not_remove_from_cart', cart],
  ['Could not update item quantity.', 'errors.could_not_update_quantity', cart],
  ['Could not clear cart.', 'errors.could_not_clear_cart', cart],
  ['Could not add to wishlist.', 'errors.could_not_add_to_wishlist', cart],
  ['Could not remove from wishlist.', 'errors.could_not_remove_from_wishlist', cart],
  ['Item removed from cart.', 'errors.item_removed_from_cart', screens],
  ['Cart cleared!', 'errors.cart_cleared', screens],
  ['{product} added to wishlist!', 'errors.added_to_wishlist', cart],
  ['Item removed from wishlist.', 'errors.removed_from_wishlist', cart],

  [
    'An unexpected error occurred. Please try again.',
    'errors.unexpected',
    'lib/marketplace/app/app.test.ts',
  ],
  ['Please log in to perform this action.', 'errors.login_required', 'e2e/account.spec.ts'],
  [
    'Please log in to perform this action.',
    'api.not_signed_in',
    'lib/marketplace/app/access/access.test.ts',
  ],
  ['Failed to fetch orders.', 'errors.fetch_orders_failed', screens],
  ['Order not found.', 'errors.order_not_found', 'lib/marketplace/modules/orders/read.test.ts'],
  ['No order number provided.', 'errors.no_order_number', payments],
  ['Could not find order details.', 'errors.order_details_not_found', screens],
  [
    'Order cannot be cancelled at this stage.',
    'errors.cancel_not_allowed',
    'lib/marketplace/modules/orders/cancel/cancel.test.ts',
  ],
  ['Failed to cancel order.', 'errors.cancel_failed', screens],
  ['Please log in to cancel the order.', 'errors.login_to_cancel', screens],
  ['Failed to load jsPDF library.', 'errors.jspdf_failed', invoice],
  ['Failed to load jsPDF autoTable plugin.', 'errors.jspdf_autotable_failed', invoice],
  ['Error generating invoice', 'errors.invoice_failed', invoice],
  ['Failed to check payment status.', 'errors.payment_status_failed', payments],
  [
    'Razorpay payment system is not available. Please try again.',
    'errors.checkout_unavailable',
    payments,
  ],
  ['Failed to create order. Please try again.', 'errors.payment_order_failed', payments],
  [
    'Failed to initialize Razorpay payment. Please try again.',
    'errors.checkout_init_failed',
    payments,
  ],
  [
    'Payment verification failed. Please try again.',
    'errors.payment_verification_failed',
    payments,
  ],
  ['Payment was cancelled. Please try again.', 'errors.payment_cancelled', payments],
  ['Payment failed. Please try again.', 'errors.payment_failed', payments],
  [
    'Razorpay SDK failed to load. Please try again or use COD.',
    'errors.checkout_script_failed',
    payments,
  ],
];

const raw = createTranslator({ locale: 'en', messages: en }).raw;

describe.each(specified)('“%s”', (text, key, test) => {
  it(`is ${key}`, () => {
    expect(raw(key as never).replace('{provider}', 'Razorpay')).toBe(text);
  });

  it(`is provoked by ${test}, where it stands word for word`, () => {
    const source = readFileSync(test, 'utf8');
    for (const part of text.split(/\{\w+\}/)) expect(source).toContain(part);
  });
});
