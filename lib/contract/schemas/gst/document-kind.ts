export const taxDocumentKinds = [
  'tax_invoice',
  'bill_of_supply',
  'invoice_cum_bill_of_supply',
] as const;

export type TaxDocumentKind = (typeof taxDocumentKinds)[number];

/**
 * Returns the kind of document a seller issues for these lines: a bill of supply if none bears tax (CGST Act,
 * section 31(3)(c)), one document for both if only some do (CGST rule 46A), otherwise a tax invoice.
 * @param lines `rate` in percent or in hundredths of it
 */
export function taxDocumentKind(lines: readonly { rate: number }[]): TaxDocumentKind {
  const untaxed = lines.filter(({ rate }) => rate === 0).length;
  if (untaxed === 0) return 'tax_invoice';
  return untaxed === lines.length ? 'bill_of_supply' : 'invoice_cum_bill_of_supply';
}
