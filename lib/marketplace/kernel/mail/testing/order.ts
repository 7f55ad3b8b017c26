import type { Order } from '@/lib/contract/schemas/orders';

export const asha = { email: 'asha@example.in', firstName: '<Asha> & "Co"' };

const totals = {
  subtotal: 846.62,
  tax: 152.38,
  shipping: 0,
  discount: 0,
  rounding: 0,
  grand_total: 123456,
};

/** An order of one shipment, paid on delivery. */
export const order: Order = {
  id: 1,
  number: 'HT-261121-7K3QZD',
  status: 'placed',
  placed_at: '2026-11-21T06:00:00.000Z',
  totals,
  current_totals: totals,
  coupon_code: null,
  shipping_address: {
    full_name: 'Asha Rao',
    phone: '9876543210',
    full_address: '12 MG Road',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
  },
  billing_address: {} as Order['billing_address'],
  payment: {
    number: 'PAY-1',
    method: 'cod',
    status: 'due',
    amount: 123456,
    captured: false,
    transaction_id: null,
    processed_at: null,
    can_pay_online: true,
    was_cash: false,
  },
  refunds: [],
  shipments: [
    {
      id: 1,
      store: { id: 1, name: 'Kurta & Co', slug: 'kurta' },
      status: 'placed',
      shipping: 0,
      items: [
        {
          id: 1,
          product_id: 1,
          name: 'सूती <कुर्ता>',
          slug: 'kurta',
          image: null,
          quantity: 2,
          returned_quantity: 0,
          cancelled_quantity: 0,
          unit_price: 499.5,
          mrp: 999,
          discount: 0,
          total: 999,
          cancelled_total: 0,
        },
      ],
      timeline: [],
      expected: { earliest: '2026-11-24T20:00:00.000Z', latest: '2026-11-27T20:00:00.000Z' },
      carrier: null,
      courier: null,
      rounding: 0,
      can_cancel: true,
      is_replacement: false,
      part: null,
      return_until: null,
      fault_until: null,
      arrival: null,
      delivery_code: null,
      invoice_number: null,
      invoice_kind: null,
    },
  ],
};
