import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import { plainFieldNames } from '@/lib/contract/schemas/seller/plain-fields';
import { type Locale, locales } from '@/lib/i18n/locales';

/** The parts of a document that two people can change independently. */
export const documentParts = [
  ...locales.map((lang) => `name.${lang}` as const),
  ...locales.map((lang) => `description.${lang}` as const),
  'category_id',
  'brand_id',
  'attributes',
  'hsn',
  'gst_rate',
  'gst_notification',
  ...plainFieldNames,
  'size_chart',
  'size_chart_id',
  'pictures',
  'skus',
] as const;

export type DocumentPart = (typeof documentParts)[number];

/** Returns a part's value. */
export function partOf(document: ListingDocument, part: DocumentPart): unknown {
  const [field = '', lang] = part.split('.');
  const value = document[field as 'name'];
  return lang ? value[lang as Locale] : value;
}

function withPart(document: ListingDocument, part: DocumentPart, value: unknown): ListingDocument {
  const [field = '', lang] = part.split('.');
  if (!lang) return { ...document, [field]: value };
  return { ...document, [field]: { ...document[field as 'name'], [lang]: value } };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Merges my changes since `base` into the version that others have saved.
 * @returns the document, with my value for parts that both changed, and those parts
 */
export function mergeDocuments(
  base: ListingDocument,
  mine: ListingDocument,
  theirs: ListingDocument,
): { merged: ListingDocument; conflicts: DocumentPart[] } {
  let merged = theirs;
  const conflicts: DocumentPart[] = [];
  for (const part of documentParts) {
    const [before, own, other] = [base, mine, theirs].map((one) => partOf(one, part));
    if (isSame(before, own) || isSame(own, other)) continue;
    if (!isSame(before, other)) conflicts.push(part);
    merged = withPart(merged, part, own);
  }
  return { merged, conflicts };
}

/** Replaces some parts by the others' values. */
export const withTheirs = (
  merged: ListingDocument,
  theirs: ListingDocument,
  parts: readonly DocumentPart[],
): ListingDocument =>
  parts.reduce((document, part) => withPart(document, part, partOf(theirs, part)), merged);
