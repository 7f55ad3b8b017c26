/** A page with a fixed address, or an article of the blog. */
export const contentKinds = ['page', 'article'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The content pages of the shop; a page never disappears, whatever its text. */
export const contentPages = [
  'about',
  'faq',
  'terms',
  'privacy',
  'cancellation',
  'return',
  'refund',
  'grievance',
] as const;

/** Placeholders of hours and days in the settings. */
export const termPlaceholders = [
  'acknowledgeHours',
  'answerDays',
  'returnAnswerHours',
  'faultDays',
  'disputeDays',
] as const;

/** Placeholders of facts about the shop in a text: `{{legalName}}`. */
export const placeholders = [
  'legalName',
  'address',
  'phone',
  'email',
  'cin',
  'gstin',
  'jurisdiction',
  'grievanceName',
  'grievanceEmail',
  'grievancePhone',
  ...termPlaceholders,
] as const;
export type Placeholder = (typeof placeholders)[number];

/** Returns the unknown placeholders in a text. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(/\{\{([^{}\n]{0,100})\}\}/g)].map(([, name = '']) => name.trim());
  return [...new Set(names)].filter((name) => !(placeholders as readonly string[]).includes(name));
}

/** Maximum lengths in characters, and the maximum number of articles. */
export const contentLimits = {
  title: 120,
  summary: 300,
  body: 60_000,
  author: 80,
  note: 200,
  articles: 500,
} as const;

/** The origin of the text shown in the shop. */
export const contentSources = ['file', 'published', 'withdrawn', 'none'] as const;
export type ContentSource = (typeof contentSources)[number];
