import type { SourceField } from '@/lib/contract/schemas/seller/import-fields';
import { fieldsOf } from '@/lib/i18n/translated';
import type { RowProblem } from '../../../kernel/db/schema/imports';
import { isShortened } from '../check/excel-damage';
import { codeOf, codeWith, keptCode } from '../formats/codes';

type Fields = Partial<Record<SourceField, string>>;
type Coded = { fields: Fields; notes: RowProblem[] };

/**
 * Returns a function that gives each row of a file its SKU: a missing one is made of the name and the options, and
 * one that comes again for another variant of the same listing gets the options behind it. The same file gives the
 * same codes.
 * The returned function is told whether the format has made the SKU already: another product of the same name then gets
 * a number behind it.
 * @param isForeign true for another shop's export: its software lets different listings share a SKU, which then gets
 * the listing's code behind it
 */
export function rowCoder({ isForeign = false } = {}): (fields: Fields, isMade?: boolean) => Coded {
  const seen = new Map<string, { listing: string; variant: string }>();
  const listingOf = (fields: Fields) =>
    fields.listing_code ?? fieldsOf('name').flatMap((field) => fields[field] ?? [])[0] ?? '';
  const variantOf = ({ colour, size }: Fields) => [colour, size].filter(Boolean).join('-');
  /** Returns a code that no other row has. */
  const unused = (code: string): string => {
    for (let n = 2, own = code; ; n++) {
      if (!seen.has(own)) return own;
      own = codeOf(code, String(n));
    }
  };
  return (given, isMade = false) => {
    const { fields, notes } = shortened(given);
    const { sku, colour = '', size = '' } = fields;
    const own = { listing: listingOf(fields), variant: variantOf(fields) };
    if (sku && isShortened(sku)) return { fields, notes };
    if (!sku) {
      if (!own.listing) return { fields, notes: [] };
      const made = unused(codeOf(own.listing, colour, size));
      if (!made) return { fields, notes: [] };
      seen.set(made, own);
      const note: RowProblem = { field: 'sku', code: 'sku_made', params: { sku: made } };
      return { fields: { ...fields, sku: made }, notes: [note] };
    }
    const before = seen.get(sku);
    if (!before) {
      seen.set(sku, own);
      return { fields, notes };
    }
    if (isMade) {
      const made = unused(sku);
      seen.set(made, own);
      const note: RowProblem = { field: 'sku', code: 'sku_made', params: { sku: made } };
      return { fields: { ...fields, sku: made }, notes: [note] };
    }
    const isSameListing = own.listing === before.listing;
    if (isForeign && !isSameListing && fields.listing_code) {
      const made = unused(codeWith(sku, fields.listing_code));
      seen.set(made, own);
      const note: RowProblem = { field: 'sku', code: 'sku_with_listing', params: { sku } };
      return { fields: { ...fields, sku: made }, notes: [...notes, note] };
    }
    const isVariant = own.listing !== '' && isSameListing && own.variant !== before.variant;
    const made = isVariant ? codeWith(sku, colour, size) : sku;
    if (made === sku || seen.has(made)) return { fields, notes };
    seen.set(made, own);
    return {
      fields: { ...fields, listing_code: fields.listing_code ?? sku, sku: made },
      notes: [...notes, { field: 'sku', code: 'sku_with_options', params: { sku } }],
    };
  };
}

/** Returns a row whose SKU is no longer than it may be; the same long code always becomes the same short one. */
function shortened(fields: Fields): Coded {
  const { sku = '' } = fields;
  const kept = keptCode(sku);
  if (kept === sku) return { fields, notes: [] };
  const note: RowProblem = { field: 'sku', code: 'sku_shortened', params: { sku: kept } };
  return { fields: { ...fields, sku: kept }, notes: [note] };
}
