/** A language of the shop; everything that depends on the language derives from its row. */
export type Language = {
  /** The language's own name, for the switcher. */
  name: string;
  /** The BCP 47 tag for `Intl`, hreflang and schema.org. */
  tag: string;
  /** The font that its pages preload besides Inter (components/shell/fonts). */
  font?: 'devanagari';
  /** The direction of its script; default: left to right. */
  dir?: 'rtl';
  /** The sources of its missing texts, the nearest first; the default language is always last. */
  fallback?: readonly string[];
  /** True if its messages are incomplete: missing ones come from the fallback and are counted. */
  isPartial?: true;
};

/**
 * Every language that the shop supports; a market uses the first two and those in `MORE_LANGUAGES`. How to add
 * one: docs/extending/language.md.
 */
export const rows = {
  en: { name: 'English', tag: 'en-IN' },
  hi: { name: 'हिन्दी', tag: 'hi-IN', font: 'devanagari' },
  ta: { name: 'தமிழ்', tag: 'ta-IN', isPartial: true },
} as const satisfies Record<string, Language>;
