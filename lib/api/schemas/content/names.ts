/** A page that the shop has at a fixed address, or an article of the blog. */
export const contentKinds = ['page', 'article'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The pages to read that the shop has; each stays, whatever its text. */
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
export type ContentPage = (typeof contentPages)[number];

/** What stands for an hour or day of the settings. */
export const termPlaceholders = [
  'acknowledgeHours',
  'answerDays',
  'returnAnswerHours',
  'faultDays',
  'disputeDays',
] as const;

/** What stands for a fact of the shop in a text: `{{legalName}}`. */
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

/** The names in a text that stand between double braces but for nothing. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(/\{\{([^{}\n]{0,100})\}\}/g)].map(([, name = '']) => name.trim());
  return [...new Set(names)].filter((name) => !(placeholders as readonly string[]).includes(name));
}

/** Characters, and how many articles there may be. */
export const contentLimits = {
  title: 120,
  summary: 300,
  body: 60_000,
  author: 80,
  note: 200,
  articles: 500,
} as const;

/** Where what the shop shows of a text comes from. */
export const contentSources = ['file', 'published', 'withdrawn', 'none'] as const;
export type ContentSource = (typeof contentSources)[number];
