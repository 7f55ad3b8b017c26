/** What a language needs to be shown; everything that depends on it is derived from its row. */
export type Language = {
  /** Its own name, as the switcher shows it. */
  name: string;
  /** For `Intl`, hreflang and schema.org. */
  tag: string;
  /** Beside Inter, preloaded by its pages (components/shell/fonts). */
  font?: 'devanagari';
  /** Of its script, unless from left to right. */
  dir?: 'rtl';
  /** Where its missing texts come from, the nearest first; the default language follows by itself. */
  fallback?: readonly string[];
  /** Its messages are still being written: missing ones come from the fallback, and are counted. */
  isPartial?: true;
};

/**
 * Every language that the shop can speak; a market speaks the first two and those that it names in `MORE_LANGUAGES`.
 * Adding one: docs/extending/language.md.
 */
export const rows = {
  en: { name: 'English', tag: 'en-IN' },
  hi: { name: 'हिन्दी', tag: 'hi-IN', font: 'devanagari' },
  ta: { name: 'தமிழ்', tag: 'ta-IN', isPartial: true },
} as const satisfies Record<string, Language>;
