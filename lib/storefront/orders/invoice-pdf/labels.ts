/** Words of the invoice, as keys under `invoice` in messages/*.json. */
export const labelKeys = [
  'title',
  'number',
  'date',
  'for_invoice',
  'order_number',
  'order_date',
  'sold_by',
  'store',
  'bill_to',
  'deliver_to',
  'gstin',
  'state_code',
  'phone',
  'place_of_supply',
  'reverse_charge',
  'no',
  'yes',
  'payment',
  'description',
  'hsn',
  'quantity',
  'unit_price',
  'discount',
  'taxable',
  'total',
  'in_words',
  'tax_within',
  'computer_generated',
  'for_seller',
  'sold_through',
] as const;

export type Labels = Record<(typeof labelKeys)[number], string> & {
  payment_method: Record<'cod' | 'card' | 'upi', string>;
  page: (page: number, pages: number) => string;
};
