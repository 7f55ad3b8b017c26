import type { ListingDocument } from '@/lib/api/schemas/seller/listing-document';
import { plainFieldNames } from '@/lib/api/schemas/seller/plain-fields';
import { money } from '@/lib/storefront/format';

/** The fields of a listing that a reviewer reads, by their names in reasons. */
export const reviewFields = [
  'name.en',
  'name.hi',
  'description.en',
  'description.hi',
  'attributes',
  'hsn',
  'gst_rate',
  ...plainFieldNames,
  'skus',
  'pictures',
] as const;

export type ReviewField = (typeof reviewFields)[number];

/** A field of a document as one text, to be shown and compared; '' where there is nothing. */
export function fieldText(document: ListingDocument, field: ReviewField): string {
  switch (field) {
    case 'name.en':
      return document.name.en;
    case 'name.hi':
      return document.name.hi;
    case 'description.en':
      return document.description.en;
    case 'description.hi':
      return document.description.hi;
    case 'attributes':
      return document.attributes.map((each) => each.replace(':', ': ')).join('\n');
    case 'gst_rate':
      return document.gst_notification
        ? `${document.gst_rate}% (${document.gst_notification})`
        : '';
    case 'skus':
      return document.skus.map(skuText).join('\n');
    case 'pictures':
      return picturesOf(document).join('\n');
    default:
      return document[field];
  }
}

const skuText = ({ sku, colour, size, price, mrp }: ListingDocument['skus'][number]) =>
  [sku, colour, size, price !== null && money(price), mrp !== null && `MRP ${money(mrp)}`]
    .filter(Boolean)
    .join(' · ');

/** All pictures of a document, each once. */
export const picturesOf = (document: ListingDocument): string[] => [
  ...new Set([
    ...document.pictures.flatMap(({ images }) => images),
    ...document.skus.flatMap(({ pictures }) => pictures),
  ]),
];

/** The fields that differ from what shoppers see now; all of them where nothing is published. */
export const changedFields = (
  document: ListingDocument,
  published: ListingDocument | null,
): ReadonlySet<ReviewField> =>
  new Set(
    reviewFields.filter(
      (field) => !published || fieldText(document, field) !== fieldText(published, field),
    ),
  );
