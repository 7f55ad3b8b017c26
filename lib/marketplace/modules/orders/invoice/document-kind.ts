import { type TaxDocumentKind, taxDocumentKind } from '@/lib/contract/schemas/gst/document-kind';
import type { ItemRow } from '../queries';

/** Returns the kind of document for these goods; their delivery has the rate of one of them. */
export const documentKindOf = (items: ItemRow[]): TaxDocumentKind =>
  taxDocumentKind(
    items
      .filter((item) => item.quantity > item.cancelledQuantity)
      .map(({ gstBasisPoints }) => ({ rate: gstBasisPoints })),
  );
