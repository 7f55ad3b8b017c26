/** Bodies of calls of the seller API that cannot be made up from their schema, or would say little then. */
export const bodyExamples: Record<string, unknown> = {
  'POST /api/seller/stock-movements': { sku: 'KURTA-BLUE-M', to: 12, reason: 'Counted' },
  'PATCH /api/seller/skus': { skus: [{ id: 42, price: 999, stock: 12 }] },
};
