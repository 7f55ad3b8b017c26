/** The lists of a store's sales that can be downloaded as files. Separate from the schemas, so that pages do not load zod. */
export const salesLists = ['orders', 'shipments', 'invoices', 'credit_notes'] as const;

export type SalesList = (typeof salesLists)[number];
