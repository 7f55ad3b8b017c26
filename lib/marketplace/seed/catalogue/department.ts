/** A category: slug, names in English and Hindi, and the colour and artwork of the picture. */
export type CategoryEntry = readonly [
  slug: string,
  en: string,
  hi: string,
  colour: string,
  ...artworks: string[],
];

/** A department and its categories. */
export type Department = { self: CategoryEntry; children: readonly CategoryEntry[] };
